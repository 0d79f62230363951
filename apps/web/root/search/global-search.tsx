import { lazy, Suspense, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Input } from '#ui/input/input.tsx';
import { Kbd } from '#ui/kbd/kbd.tsx';
import { useT } from '../../messages/messages.tsx';
import styles from './global-search.module.css';
import { useCombobox } from './use-combobox.ts';

const SearchPanel = lazy(async () => ({
  default: (await import('./search-panel.tsx')).SearchPanel,
}));

/** The header's search of everything, with its panel of results. "/" leads to it. */
export function GlobalSearch({ className }: { className?: string }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLElement>(null);
  const box = useCombobox({ onDone: () => field.current?.blur() });
  useSlashKey(field);
  const { open, close } = box;

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  });

  return (
    <search ref={place} className={classNames(styles.search, className)}>
      <form
        action="/mods"
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
      >
        <Input
          {...box.input}
          ref={field}
          type="search"
          name="q"
          icon="search"
          placeholder={t('shell.search.everything')}
          aria-label={t('shell.search.everything')}
          end={<Kbd>/</Kbd>}
          onPointerDown={box.show}
        />
        {box.open && (
          <Suspense>
            <SearchPanel {...box.panel} className={styles.panel} />
          </Suspense>
        )}
      </form>
    </search>
  );
}

/** Focuses the field from anywhere but other fields. */
function useSlashKey(field: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      const typing = at.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(at.tagName);
      const other = event.ctrlKey || event.metaKey || event.altKey || event.key !== '/';
      if (typing || other || document.querySelector('dialog[open]')) return;
      if (!field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [field]);
}
