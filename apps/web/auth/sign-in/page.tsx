import { useT } from '../../messages/messages.tsx';

export function Component() {
  const t = useT();
  return <h1>{t('shell.siteName')}</h1>;
}
