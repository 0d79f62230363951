import { Field } from '#ui/field/field.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { useT } from '../../messages/messages.tsx';
import { type Draft, fieldId } from '../use-draft.ts';
import styles from './general.module.css';
import type { General } from './general.ts';

const SIDES = ['client_side', 'server_side'] as const;
const SUPPORT = ['required', 'optional', 'unsupported'] as const;

/** Where the project has to be installed. */
export function SideSelects({ draft }: { draft: Draft<General> }) {
  const t = useT();
  return (
    <div className={styles.columns} id="sides">
      {SIDES.map((side) => (
        <Field
          key={side}
          id={fieldId(side)}
          label={t(`projectSettings.field.${side}`)}
          error={draft.errors[side]}
        >
          <NativeSelect
            value={draft.values[side]}
            options={[
              ...(draft.values[side] === 'unknown'
                ? [{ value: 'unknown', label: t('projectSettings.side.unknown'), disabled: true }]
                : []),
              ...SUPPORT.map((value) => ({ value, label: t(`projectSettings.side.${value}`) })),
            ]}
            onChange={(event) => draft.change({ [side]: event.currentTarget.value })}
          />
        </Field>
      ))}
    </div>
  );
}
