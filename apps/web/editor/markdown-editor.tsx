import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldMessage } from '#ui/field/field.tsx';
import { useField } from '#ui/field/field-context.ts';
import { TextSwitch } from '#ui/view-switch/view-switch.tsx';
import { useMessages } from '../messages/messages.tsx';
import { applyEdit, stateOf } from './apply-edit.ts';
import {
  activeFormats,
  type Format,
  insertLink,
  isAddress,
  type TextEdit,
  type TextState,
} from './commands.ts';
import styles from './editor.module.css';
import { keyEdit } from './keys.ts';
import { Source } from './source.tsx';
import { StatusRow } from './status-row.tsx';
import { Toolbar } from './toolbar.tsx';
import { usePictures } from './use-pictures.ts';
import { useScrollTogether } from './use-scroll-together.ts';

type Mode = 'write' | 'split' | 'preview';

interface MarkdownEditorProps {
  value: string;
  onChange: (value: string) => void;
  /** The accessible name, where no Field gives one. */
  label?: string;
  /** Characters allowed. */
  limit: number;
  /** Where its pictures belong: the query of `/v3/image`. */
  picturePlace: string;
  /** For narrow places: no split, the common tools only. */
  compact?: boolean;
  disabled?: boolean;
  /** The preview as the server made it, shown until the renderer is here. */
  html?: string;
  onBlur?: () => void;
}

/** A text field for Markdown with tools, pictures and the page's own renderer beside it. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { value, onChange, label, limit, compact, disabled } = props;
  const { t } = useMessages();
  const wiring = useField({ invalid: value.length > limit });
  const ownId = useId();
  const id = wiring.id ?? ownId;
  const area = useRef<HTMLTextAreaElement>(null);
  const [mode, setMode] = useState<Mode>(compact ? 'write' : 'split');
  const [formats, setFormats] = useState<ReadonlySet<Format>>(new Set());
  const escaped = useRef(false);
  const pictures = usePictures(area, props.picturePlace);
  const panes = useScrollTogether(mode === 'split');
  const Preview = usePreview(mode !== 'write');

  function look() {
    if (area.current) setFormats(activeFormats(stateOf(area.current)));
  }

  function run(command: (state: TextState) => TextEdit | null) {
    const field = area.current;
    const edit = field && command(stateOf(field));
    if (!field || !edit) return;
    applyEdit(field, edit);
    look();
  }

  function keys(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    const edit = keyEdit(event, stateOf(event.currentTarget), escaped.current);
    escaped.current = event.key === 'Escape';
    if (!edit) return;
    event.preventDefault();
    run(() => edit);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const files = [...event.clipboardData.files];
    if (files.length > 0) {
      event.preventDefault();
      return pictures.add(files);
    }
    const text = event.clipboardData.getData('text/plain').trim();
    const state = stateOf(event.currentTarget);
    const chosen = state.text.slice(state.from, state.to);
    if (chosen.trim() === '' || chosen.includes('\n') || !isAddress(text) || isAddress(chosen))
      return;
    event.preventDefault();
    run(() => insertLink(state, text));
  }

  function drop(event: DragEvent) {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  }

  return (
    <div className={styles.editor}>
      <div
        className={classNames(
          styles.frame,
          styles[mode],
          compact && styles.compact,
          (wiring['aria-invalid'] || disabled) && (disabled ? styles.locked : styles.invalid),
        )}
      >
        <div className={styles.bar}>
          <Toolbar
            label={t('editor.tools')}
            controls={id}
            compact={compact}
            disabled={disabled || mode === 'preview'}
            formats={formats}
            run={run}
            onPictures={pictures.add}
          />
          <TextSwitch
            legend={t('editor.view')}
            name={`${id}-view`}
            value={mode}
            onChange={(next) => setMode(next as Mode)}
            options={[
              { value: 'write', label: t('editor.write') },
              ...(compact ? [] : [{ value: 'split', label: t('editor.split') }]),
              { value: 'preview', label: t('editor.preview') },
            ]}
          />
        </div>
        <div className={styles.panes}>
          <div className={styles.source} ref={panes.first} hidden={mode === 'preview'}>
            <Source
              {...wiring}
              ref={area}
              id={id}
              label={label}
              value={value}
              pictures={pictures.pictures}
              readOnly={disabled}
              describedBy={`${id}-status`}
              onChange={(text) => {
                pictures.follow(text);
                onChange(text);
              }}
              onSelect={look}
              onKeyDown={keys}
              onPaste={paste}
              onDrop={drop}
              onBlur={props.onBlur}
            />
          </div>
          {mode !== 'write' && (
            <section
              className={styles.preview}
              ref={panes.second}
              aria-label={t('editor.preview')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached
              tabIndex={0}
            >
              {Preview ? (
                <Preview source={value} pictures={pictures.pictures} />
              ) : (
                <Shown html={props.html ?? ''} />
              )}
            </section>
          )}
        </div>
        <StatusRow id={`${id}-status`} text={value} limit={limit} compact={compact} />
      </div>
      <div aria-live="assertive">
        {pictures.errors.map((error) => (
          <FieldMessage key={error} kind="error" text={error} />
        ))}
      </div>
    </div>
  );
}

function Shown({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and cleaned by the server
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

type PreviewComponent = typeof import('./preview.tsx')['Preview'];

/** The preview with its renderer, fetched once it is wanted; the page is there before. */
function usePreview(wanted: boolean): PreviewComponent | undefined {
  const [loaded, setLoaded] = useState<{ Preview: PreviewComponent }>();
  useEffect(() => {
    if (wanted) import('./preview.tsx').then(setLoaded);
  }, [wanted]);
  return loaded?.Preview;
}
