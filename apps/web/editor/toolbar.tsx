import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Field } from '#ui/field/field.tsx';
import type { IconName } from '#ui/icons/icon.tsx';
import { Input } from '#ui/input/input.tsx';
import { Popout } from '#ui/popout/popout.tsx';
import { useT } from '../messages/messages.tsx';
import {
  type Format,
  insertBlock,
  insertLink,
  insertSpoiler,
  type TextEdit,
  type TextState,
  toggleFormat,
  videoFrame,
} from './commands.ts';
import styles from './editor.module.css';

type Run = (command: (state: TextState) => TextEdit | null) => void;

interface ToolbarProps {
  label: string;
  /** Id of the field. */
  controls: string;
  compact?: boolean;
  disabled?: boolean;
  formats: ReadonlySet<Format>;
  run: Run;
  onPictures: (files: File[]) => void;
}

/** The formats by group, with what a phone or a narrow place leaves out. */
const GROUPS: { format: Format; icon?: IconName; text?: string; wide?: true }[][] = [
  [
    { format: 'bold', icon: 'bold' },
    { format: 'italic', icon: 'italic' },
    { format: 'strike', icon: 'strike', wide: true },
  ],
  [
    { format: 'heading2', text: 'H2', wide: true },
    { format: 'heading3', text: 'H3', wide: true },
  ],
  [
    { format: 'list', icon: 'list' },
    { format: 'numbered', icon: 'list-numbered', wide: true },
    { format: 'quote', icon: 'quote', wide: true },
    { format: 'code', icon: 'code' },
  ],
];

/** The tools: one stop for Tab, the arrows walk between them. */
export function Toolbar(props: ToolbarProps) {
  const { label, controls, compact, disabled, formats, run, onPictures } = props;
  const t = useT();
  const bar = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState(0);
  let index = -1;

  /** What every tool has: its place in the walk. */
  function stop() {
    index += 1;
    const own = index;
    return { tabIndex: own === current ? 0 : -1, disabled, onFocus: () => setCurrent(own) };
  }

  function walk(event: KeyboardEvent) {
    const stops = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: stops.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || !(event.target as Element).matches('[data-tool]')) return;
    event.preventDefault();
    stops.at(next % stops.length)?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={styles.tools}
      onKeyDown={walk}
    >
      {GROUPS.map((group, number) => (
        <span key={number} className={styles.group}>
          {group
            .filter(({ wide }) => !(wide && compact))
            .map(({ format, icon, text }) => {
              const name = t(`editor.${format}`);
              const common = {
                ...stop(),
                'data-tool': '',
                'aria-pressed': formats.has(format),
                onClick: () => run((state) => toggleFormat(state, format)),
              };
              return icon ? (
                <IconButton key={format} {...common} icon={icon} label={name} />
              ) : (
                <Button key={format} {...common} kind="quiet" aria-label={name} tip={name}>
                  {text}
                </Button>
              );
            })}
        </span>
      ))}
      <span className={styles.group}>
        <IconButton
          {...stop()}
          data-tool=""
          icon="link"
          label={t('editor.link')}
          onClick={() => run((state) => insertLink(state))}
        />
        <IconButton
          {...stop()}
          data-tool=""
          icon="picture"
          label={t('editor.picture')}
          onClick={() => files.current?.click()}
        />
        {!compact && <VideoTool {...stop()} run={run} />}
        {!compact && (
          <IconButton
            {...stop()}
            data-tool=""
            icon="spoiler"
            label={t('editor.spoiler')}
            onClick={() => run((state) => insertSpoiler(state, t('editor.spoilerTitle')))}
          />
        )}
      </span>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={t('editor.picture')}
        onChange={(event) => {
          onPictures([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

interface VideoToolProps {
  run: Run;
  tabIndex: number;
  disabled?: boolean;
  onFocus: () => void;
}

/** Asks for a video's address and puts its frame into the text. */
function VideoTool({ run, ...stop }: VideoToolProps) {
  const t = useT();
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState(false);
  const frame = videoFrame(address);
  return (
    <Popout
      placement="bottom-start"
      className={styles.video}
      onOpenChange={() => setTried(false)}
      trigger={<IconButton {...stop} data-tool="" icon="video" label={t('editor.video')} />}
    >
      {(close) => (
        <div className={styles.videoForm}>
          <Field
            label={t('editor.videoAddress')}
            error={tried && !frame ? t('editor.notVideo') : undefined}
          >
            <Input
              type="url"
              code
              value={address}
              placeholder="https://youtu.be/…"
              onChange={(event) => setAddress(event.currentTarget.value)}
            />
          </Field>
          <Button
            onClick={() => {
              setTried(true);
              if (!frame) return;
              close();
              setAddress('');
              run((state) => insertBlock(state, frame));
            }}
          >
            {t('editor.insert')}
          </Button>
        </div>
      )}
    </Popout>
  );
}
