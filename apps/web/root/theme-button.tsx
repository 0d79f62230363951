import { Button } from '#ui/button/button.tsx';
import { useT } from '../messages/messages.tsx';
import { saveTheme } from '../preferences/display.ts';
import { nextTheme } from '../preferences/theme.ts';
import { useRoot } from './root.tsx';

/** Goes through system, light and the dark of one's choice. */
export function ThemeButton() {
  const t = useT();
  const { theme, preferences } = useRoot();
  return (
    <Button
      kind="quiet"
      size="standard"
      icon="sun"
      onClick={() => saveTheme(nextTheme(theme), preferences)}
    >
      {t('shell.theme', { theme: t(`shell.theme.${theme.preference}`) })}
    </Button>
  );
}
