import { SectionBed } from '#ui/bed/bed.tsx';
import { FieldMessage } from '#ui/field/field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { OptionRow } from '#ui/option-row/option-row.tsx';
import { useT } from '../../messages/messages.tsx';
import type { Draft } from '../use-draft.ts';
import styles from './general.module.css';
import { type General, isApproved } from './general.ts';

/** Where each visibility shows a project: in search, on profiles, by its link. */
const CONSEQUENCES = {
  approved: [true, true, true],
  archived: [true, true, true],
  unlisted: [false, false, true],
  private: [false, false, false],
} as const;

const PLACES = ['search', 'profile', 'link'] as const;
type Visibility = keyof typeof CONSEQUENCES;

interface VisibilityFieldProps {
  draft: Draft<General>;
  status: string;
}

/** Who may find the project, with what each choice means. */
export function VisibilityField({ draft, status }: VisibilityFieldProps) {
  const t = useT();
  const approved = isApproved(status);
  const choices = (Object.keys(CONSEQUENCES) as Visibility[]).filter(
    (choice) => approved || choice !== 'archived',
  );
  return (
    <SectionBed
      title={t(approved ? 'projectSettings.visibility' : 'projectSettings.visibilityLater')}
      padded
    >
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{t('projectSettings.visibility')}</legend>
        {choices.map((choice) => (
          <OptionRow
            key={choice}
            name="visibility"
            value={choice}
            checked={draft.values.visibility === choice}
            onChange={() => draft.change({ visibility: choice })}
            title={t(`projectSettings.visibility.${choice}`)}
            text={<Consequences choice={choice} />}
          />
        ))}
      </fieldset>
      <div aria-live="polite">
        {draft.errors.visibility && <FieldMessage kind="error" text={draft.errors.visibility} />}
      </div>
    </SectionBed>
  );
}

function Consequences({ choice }: { choice: Visibility }) {
  const t = useT();
  return (
    <span className={styles.consequences}>
      {PLACES.map((place, index) => {
        const shown = CONSEQUENCES[choice][index];
        return (
          <span key={place} className={shown ? styles.shown : styles.hiddenPlace}>
            <Icon name={shown ? 'tick' : 'close'} size={14} />
            {t(`projectSettings.place.${place}.${shown ? 'yes' : 'no'}`)}
          </span>
        );
      })}
      {choice === 'archived' && <span>{t('projectSettings.archivedMeans')}</span>}
    </span>
  );
}
