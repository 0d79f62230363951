import { Button, type ButtonLook } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { useCopy } from './use-copy.ts';

type CopyButtonProps = Pick<ButtonLook, 'kind' | 'size'> & {
  text: string | (() => string);
  /** Copy, and Copied for 2 s after it. */
  labels: { copy: string; copied: string };
  iconOnly?: boolean;
};

/** Copies a text and says so for 2 s. */
export function CopyButton({ text, labels, iconOnly, kind, size }: CopyButtonProps) {
  const [copied, copy] = useCopy();
  const shared = {
    kind,
    size,
    icon: copied ? ('tick' as const) : ('copy' as const),
    onClick: () => copy(typeof text === 'string' ? text : text()),
  };
  const label = copied ? labels.copied : labels.copy;
  return (
    <>
      {iconOnly ? <IconButton {...shared} label={label} /> : <Button {...shared}>{label}</Button>}
      <span className="visually-hidden" aria-live="polite">
        {copied && labels.copied}
      </span>
    </>
  );
}
