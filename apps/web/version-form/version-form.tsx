import { Field, FieldGroup, FieldMessage } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { useMessages } from '../messages/messages.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { DependencyList } from './dependency-list.tsx';
import { type FormOptions, loadersFor } from './form-options.ts';
import { GameVersionChoice } from './game-version-choice.tsx';
import { LoaderChoice } from './loader-choice.tsx';
import {
  isPackFile,
  VERSION_LIMITS,
  type VersionFields,
  type VersionProblem,
} from './version-fields.ts';
import styles from './version-form.module.css';

interface VersionFormProps {
  /** Makes the ids of the fields unique in the page. */
  id: string;
  fields: VersionFields;
  options: FormOptions;
  filename: string;
  problems: readonly VersionProblem[];
  /** Modpacks: what they need stands in the file. */
  packFiles?: number;
  /** The project, which cannot depend on itself. */
  projectId: string;
  /** What the server refused, by field. */
  errors?: Partial<Record<string, string>>;
  onChange: (changes: Partial<VersionFields>) => void;
}

const NUMBER_PROBLEMS = ['number-missing', 'number-long', 'number-characters', 'taken'] as const;

/** Every field of a version that can be changed. */
export function VersionForm(props: VersionFormProps) {
  const { id, fields, options, problems, errors = {}, onChange, ...rest } = props;
  const { t } = useMessages();
  const told = (...wanted: VersionProblem[]) => {
    const problem = problems.find((one) => wanted.includes(one));
    return problem && t(`upload.problem.${problem}`);
  };
  const isPack = isPackFile(rest.filename);
  return (
    <div className={styles.form}>
      <div className={styles.columns}>
        <Field id={`${id}-name`} label={t('upload.name')} error={told('name-long') ?? errors.name}>
          <Input
            value={fields.name}
            placeholder={fields.number}
            maxLength={VERSION_LIMITS.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
        </Field>
        <Field
          id={`${id}-number`}
          label={t('upload.number')}
          required
          error={told(...NUMBER_PROBLEMS) ?? errors.number}
        >
          <Input
            code
            value={fields.number}
            maxLength={VERSION_LIMITS.number}
            spellCheck={false}
            autoCapitalize="none"
            end={
              <output>
                {t('upload.count', { used: fields.number.length, limit: VERSION_LIMITS.number })}
              </output>
            }
            onChange={(event) => onChange({ number: event.currentTarget.value })}
          />
        </Field>
      </div>
      <ChannelChoice
        name={`${id}-channel`}
        channel={fields.channel}
        onChange={(channel) => onChange({ channel })}
      />
      <FieldGroup legend={t(isPack ? 'upload.packLoaders' : 'upload.loaders')}>
        <LoaderChoice
          loaders={loadersFor(options, rest.filename)}
          chosen={fields.loaders}
          onChange={(loaders) => onChange({ loaders })}
        />
        <Told text={told('loaders-missing') ?? errors.loaders} />
      </FieldGroup>
      <FieldGroup legend={t('upload.gameVersions')}>
        <GameVersionChoice
          id={`${id}-game`}
          catalogue={options.gameVersions}
          chosen={fields.gameVersions}
          onChange={(gameVersions) => onChange({ gameVersions })}
        />
        <Told text={told('game-versions-missing') ?? errors.gameVersions} />
      </FieldGroup>
      <FieldGroup legend={t('upload.dependencies')}>
        {isPack ? (
          <p className={styles.note}>
            {t('upload.packDependencies', { count: rest.packFiles ?? 0 })}
          </p>
        ) : (
          <DependencyList
            id={`${id}-dependency`}
            projectId={rest.projectId}
            dependencies={fields.dependencies}
            onChange={(dependencies) => onChange({ dependencies })}
          />
        )}
      </FieldGroup>
    </div>
  );
}

function Told({ text }: { text: string | undefined }) {
  return <div aria-live="polite">{text && <FieldMessage kind="error" text={text} />}</div>;
}
