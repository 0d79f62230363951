import { useT } from '../../messages/messages.tsx';
import { PictureField } from '../../shared/picture-field.tsx';
import { ProjectIcon } from '../../shared/project-icon.tsx';
import { useSettings } from '../use-settings.ts';

/** The icon, replaced or removed at once. */
export function IconField() {
  const t = useT();
  const { project, may } = useSettings();
  return (
    <PictureField
      path={`/v2/project/${project.id}/icon`}
      present={Boolean(project.icon_url)}
      disabled={!may.EDIT_DETAILS}
      picture={
        <ProjectIcon
          id={project.id}
          iconUrl={project.icon_url}
          size={96}
          alt={t('projectSettings.iconAlt', { title: project.title })}
        />
      }
      labels={{
        name: t('projectSettings.icon'),
        choose: t('projectSettings.chooseIcon'),
        replace: t('projectSettings.replace'),
        remove: t('projectSettings.remove'),
        help: t('projectSettings.iconHelp'),
        saved: t('projectSettings.iconSaved'),
        gone: t('projectSettings.iconGone'),
        wrongKind: (name) => t('projectSettings.iconKind', { name }),
        tooLarge: (name, size) => t('projectSettings.iconLarge', { name, size }),
      }}
    />
  );
}
