import { SectionBed } from '#ui/bed/bed.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Field, FieldMessage } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import { useT } from '../../messages/messages.tsx';
import { type Draft, fieldId } from '../use-draft.ts';
import { addressProblem } from '../web-address.ts';
import styles from './links.module.css';
import { type Donation, donationPlatform, type Links, linkDoubt } from './links.ts';

const PLATFORMS = ['patreon', 'bmac', 'paypal', 'github', 'ko-fi', 'other'] as const;
const MOST = 32;

/** Donation links with their platform, guessed from the address; a blank row comes last. */
export function DonationRows({ draft }: { draft: Draft<Links> }) {
  const t = useT();
  const { donation_urls: rows } = draft.values;
  const shown: Donation[] = rows.length < MOST ? [...rows, { id: 'other', url: '' }] : rows;

  function change(index: number, changes: Partial<Donation>) {
    const next = shown.map((row, at) => (at === index ? { ...row, ...changes } : row));
    draft.change({ donation_urls: next.filter(({ url }, at) => url !== '' || at < rows.length) });
  }

  return (
    <SectionBed title={t('projectSettings.field.donation_urls')} padded>
      <div className={styles.form}>
        {shown.map((row, index) => {
          const doubt = linkDoubt('donation', row.url);
          const problem = addressProblem(row.url, t);
          return (
            <div key={index} className={styles.donation}>
              <Field
                id={index === 0 ? fieldId('donation_urls') : undefined}
                label={t('projectSettings.donationAddress', { number: index + 1 })}
                hideLabel
                warning={doubt && t(`projectSettings.doubt.${doubt}`)}
                error={draft.errors.donation_urls ? problem : undefined}
              >
                <Input
                  type="url"
                  code
                  icon="coin"
                  value={row.url}
                  placeholder="https://"
                  onChange={(event) => {
                    const url = event.currentTarget.value;
                    change(index, { url, id: donationPlatform(url) ?? row.id });
                  }}
                  onBlur={() => draft.touch('donation_urls')}
                />
              </Field>
              <NativeSelect
                className={styles.platform}
                aria-label={t('projectSettings.platformOf', { number: index + 1 })}
                value={row.id}
                options={PLATFORMS.map((value) => ({
                  value,
                  label: t(`projectSettings.platform.${value}`),
                }))}
                onChange={(event) => change(index, { id: event.currentTarget.value })}
              />
              {index < rows.length ? (
                <IconButton
                  icon="close"
                  label={t('projectSettings.removeDonation', { number: index + 1 })}
                  onClick={() =>
                    draft.change({ donation_urls: rows.filter((_, at) => at !== index) })
                  }
                />
              ) : (
                <span className={styles.gap} />
              )}
            </div>
          );
        })}
        {draft.errors.donation_urls && !shown.some(({ url }) => addressProblem(url, t)) && (
          <FieldMessage kind="error" text={draft.errors.donation_urls} />
        )}
      </div>
    </SectionBed>
  );
}
