import { ToastRegion } from '#ui/toasts/toast-region.tsx';
import { TooltipLayer } from '#ui/tooltip/tooltip-layer.tsx';
import { useT } from '../messages/messages.tsx';

/** What floats above every page. */
export function Layers() {
  const t = useT();
  return (
    <>
      <ToastRegion
        labels={{
          region: t('shell.notifications'),
          close: t('shared.close'),
          copy: t('shared.copy'),
          copied: t('shared.copied'),
        }}
      />
      <TooltipLayer />
    </>
  );
}
