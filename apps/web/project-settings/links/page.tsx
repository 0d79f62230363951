import { SectionBed } from '#ui/bed/bed.tsx';
import { Field } from '#ui/field/field.tsx';
import type { IconName } from '#ui/icons/icon.tsx';
import { Input } from '#ui/input/input.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { readProject, saveProject } from '../save-project.ts';
import { settingsHead } from '../settings-head.ts';
import { SettingsPage } from '../settings-page.tsx';
import { Unsaved } from '../unsaved.tsx';
import { type Errors, fieldId, useDraft } from '../use-draft.ts';
import { useSettings } from '../use-settings.ts';
import { addressProblem } from '../web-address.ts';
import { DonationRows } from './donation-rows.tsx';
import styles from './links.module.css';
import { LINK_FIELDS, type LinkField, type Links, linkDoubt, linksOf, toEdit } from './links.ts';

export const head: HeadOf<unknown> = settingsHead('page.links');

const ICONS: Record<LinkField, IconName> = {
  issues_url: 'bug',
  source_url: 'code',
  wiki_url: 'book',
  discord_url: 'chat',
};

export function Component() {
  const t = useT();
  const { project, may } = useSettings();
  const draft = useDraft<Links>({
    keep: `settings-links ${project.id}`,
    saved: linksOf(project),
    check: (links) => {
      const errors: Errors = {};
      for (const field of LINK_FIELDS) errors[field] = addressProblem(links[field], t);
      for (const [index, { url }] of links.donation_urls.entries()) {
        const problem = addressProblem(url, t);
        if (problem) errors.donation_urls ??= `${index + 1}: ${problem}`;
      }
      return errors;
    },
    reread: async () => linksOf(await readProject(project.id)),
    send: (changes) => saveProject(project.id, toEdit(changes)),
  });

  return (
    <SettingsPage title={t('projectSettings.page.links')} editable={may.EDIT_DETAILS}>
      <SectionBed title={t('projectSettings.linksTitle')} padded>
        <div className={styles.form}>
          {LINK_FIELDS.map((field) => {
            const doubt = linkDoubt(field, draft.values[field]);
            return (
              <Field
                key={field}
                id={fieldId(field)}
                label={t(`projectSettings.field.${field}`)}
                help={t(`projectSettings.linkHelp.${field}`)}
                warning={doubt && t(`projectSettings.doubt.${doubt}`)}
                error={draft.errors[field]}
              >
                <Input
                  type="url"
                  code
                  icon={ICONS[field]}
                  value={draft.values[field]}
                  placeholder="https://"
                  onChange={(event) => draft.change({ [field]: event.currentTarget.value })}
                  onBlur={() => draft.touch(field)}
                />
              </Field>
            );
          })}
        </div>
      </SectionBed>
      <DonationRows draft={draft} />
      <Unsaved draft={draft} names={(field) => t(`projectSettings.field.${field}`)} />
    </SettingsPage>
  );
}
