import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Radio } from '#ui/radio/radio.tsx';
import { MarkdownEditor } from '../editor/markdown-editor.tsx';
import { useT } from '../messages/messages.tsx';
import { VERSION_LIMITS } from '../version-form/version-fields.ts';
import styles from './side-bed.module.css';

export type When = 'now' | 'draft';

interface SideBedProps {
  changelog: string;
  onChangelog: (text: string) => void;
  /** Each version has a changelog of its own. */
  split: boolean;
  onSplit: (split: boolean) => void;
  sharedBy: number;
  when: When;
  onWhen: (when: When) => void;
  ready: number;
  /** Files that are not ready. */
  waiting: number;
  busy: boolean;
  onPublish: () => void;
}

/** What the files share: their changelog, and when they come out. */
export function SideBed(props: SideBedProps) {
  const t = useT();
  const { ready, waiting, split } = props;
  const tooLong = props.changelog.length > VERSION_LIMITS.changelog;
  const locked =
    ready === 0 ? t('upload.nothingReady') : tooLong ? t('upload.changelogLong') : undefined;
  return (
    <aside className={styles.aside} aria-label={t('upload.publishing.aside')}>
      <div className={styles.bed}>
        <div className={styles.head}>
          <h2 className={styles.title}>{t('upload.changelog')}</h2>
          {!split && props.sharedBy > 1 && (
            <span className={styles.shared}>{t('upload.sharedBy', { count: props.sharedBy })}</span>
          )}
        </div>
        <div className={styles.section}>
          {split ? (
            <p className={styles.help}>{t('upload.splitHelp')}</p>
          ) : (
            <MarkdownEditor
              compact
              label={t('upload.changelog')}
              value={props.changelog}
              limit={VERSION_LIMITS.changelog}
              picturePlace="context=version"
              onChange={props.onChangelog}
            />
          )}
          <Checkbox
            checked={split}
            onChange={(event) => props.onSplit(event.currentTarget.checked)}
          >
            {t('upload.split')}
          </Checkbox>
        </div>
        <fieldset className={styles.section}>
          <legend className={styles.legend}>{t('upload.when')}</legend>
          {(['now', 'draft'] as const).map((when) => (
            <Radio
              key={when}
              name="when"
              value={when}
              checked={props.when === when}
              onChange={() => props.onWhen(when)}
              help={when === 'draft' ? t('upload.when.draftHelp') : undefined}
            >
              {t(`upload.when.${when}`)}
            </Radio>
          ))}
        </fieldset>
      </div>
      <div className={styles.publish}>
        <Button
          kind="main"
          wide
          busy={props.busy}
          disabledReason={locked}
          aria-describedby="publish-help"
          onClick={props.onPublish}
        >
          {t(props.when === 'now' ? 'upload.publish' : 'upload.saveDrafts', { count: ready })}
        </Button>
        <p className={styles.help} id="publish-help">
          {ready === 0
            ? t('upload.nothingReady')
            : waiting > 0
              ? t('upload.othersStay', { count: waiting })
              : t('upload.allReady')}
        </p>
      </div>
    </aside>
  );
}
