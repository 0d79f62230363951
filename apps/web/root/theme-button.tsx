import { Button } from '#ui/button/button.tsx';
import { useT } from '../messages/messages.tsx';
import { saveTheme } from '../preferences/display.ts';
import { nextTheme } from '../preferences/theme.ts';
import { useRoot } from './root.tsx';

/** Goes through system, light and the dark of one's choice. */
export function useThemeCycle() {
  const t = useT();
  const { theme, preferences } = useRoot();
  const shown = theme.preference === 'dark' ? theme.dark : theme.preference;
  return {
    label: t('shell.theme', { theme: t(`shell.theme.${shown}`) }),
    next: () => saveTheme(nextTheme(theme), preferences),
  };
}

export function ThemeButton() {
  const { label, next } = useThemeCycle();
  return (
    <Button kind="quiet" icon="sun" onClick={next}>
      {label}
    </Button>
  );
}
