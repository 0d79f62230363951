import { hasScope, type Scope, scopeBits } from '#domain/tokens/scopes.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { TextSwitch } from '#ui/view-switch/view-switch.tsx';
import { useT } from '../../messages/messages.tsx';
import styles from './pats.module.css';
import {
  type GroupName,
  isDangerous,
  PRESETS,
  type Preset,
  presetOf,
  SCOPE_GROUPS,
  scopesOf,
} from './scope-groups.ts';

interface ScopePickerProps {
  scopes: number;
  /** Bits that may be chosen; the others are shown, locked. */
  most: number;
  onChange: (scopes: number) => void;
}

const CHOICES: Preset[] = ['read', 'publish', 'custom'];

/** Presets, then every scope by group. */
export function ScopePicker({ scopes, most, onChange }: ScopePickerProps) {
  const t = useT();
  const chosen = new Set(scopesOf(scopes));

  function set(changed: readonly Scope[], on: boolean) {
    const next = new Set(chosen);
    for (const scope of changed) {
      if (on) next.add(scope);
      else next.delete(scope);
    }
    onChange(scopeBits([...next]));
  }

  return (
    <div className={styles.scopes}>
      <div className={styles.scopesHead}>
        <span className={styles.scopesTitle}>{t('account.patScopes')}</span>
        <TextSwitch
          legend={t('account.patScopes')}
          name="preset"
          value={presetOf(scopes)}
          options={CHOICES.map((value) => ({ value, label: t(`account.preset.${value}`) }))}
          onChange={(preset) => {
            if (preset !== 'custom') onChange(scopeBits(PRESETS[preset as keyof typeof PRESETS]));
          }}
        />
      </div>
      {SCOPE_GROUPS.map((group) => (
        <ScopeGroup key={group.name} {...group} chosen={chosen} most={most} onSet={set} />
      ))}
    </div>
  );
}

interface ScopeGroupProps {
  name: GroupName;
  scopes: Scope[];
  chosen: Set<Scope>;
  most: number;
  onSet: (scopes: readonly Scope[], on: boolean) => void;
}

function ScopeGroup({ name, scopes, chosen, most, onSet }: ScopeGroupProps) {
  const t = useT();
  const allowed = scopes.filter((scope) => hasScope(most, scope));
  const count = allowed.filter((scope) => chosen.has(scope)).length;
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{t(`account.group.${name}`)}</legend>
      <div className={styles.groupHead}>
        {allowed.length > 0 ? (
          <Checkbox
            checked={count === allowed.length}
            mixed={count > 0 && count < allowed.length}
            onChange={() => onSet(allowed, count < allowed.length)}
          >
            <strong>{t(`account.group.${name}`)}</strong>
          </Checkbox>
        ) : (
          <strong>{t(`account.group.${name}`)}</strong>
        )}
        {allowed.length > 0 && (
          <span className={styles.groupCount}>
            {t('account.patGroupCount', { count, all: allowed.length })}
          </span>
        )}
      </div>
      <div className={styles.boxes}>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            checked={chosen.has(scope)}
            lockedReason={hasScope(most, scope) ? undefined : t('account.patWithheld')}
            onChange={() => onSet([scope], !chosen.has(scope))}
          >
            {isDangerous(scope) && hasScope(most, scope) ? (
              <span className={styles.danger}>
                <Icon name="triangle" size={14} />
                {t(`account.scope.${scope}`)}
              </span>
            ) : (
              t(`account.scope.${scope}`)
            )}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
