import { SectionBed } from '#ui/bed/bed.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/input/input.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { NativeSelect } from '#ui/select/native-select.tsx';
import type { HeadOf } from '../../head.ts';
import { useT } from '../../messages/messages.tsx';
import { useLoaderData } from '../../router/hooks.tsx';
import { readProject, saveProject } from '../save-project.ts';
import { settingsHead } from '../settings-head.ts';
import { SettingsPage } from '../settings-page.tsx';
import { Unsaved } from '../unsaved.tsx';
import { fieldId, useDraft } from '../use-draft.ts';
import { useSettings } from '../use-settings.ts';
import { addressProblem } from '../web-address.ts';
import styles from './license.module.css';
import { CUSTOM, type LicenseForm, toForm, toId } from './license-form.ts';
import type { LicenseData } from './licenses.ts';

export const head: HeadOf<unknown> = settingsHead('page.license');

const CUSTOM_LIMIT = 128;

export function Component() {
  const t = useT();
  const { project, may } = useSettings();
  const data = useLoaderData() as LicenseData;
  const formOf = (license: { id: string; url: string | null }) =>
    toForm(license.id, license.url, data);
  const draft = useDraft<LicenseForm>({
    keep: `settings-license ${project.id}`,
    saved: formOf(project.license),
    check: (form) => ({
      ...(form.choice === CUSTOM && form.custom.trim() === ''
        ? { custom: t('projectSettings.customMissing') }
        : {}),
      ...(form.choice !== data.unknown && addressProblem(form.url, t)
        ? { url: addressProblem(form.url, t) }
        : {}),
      ...(form.choice === CUSTOM && form.url.trim() === ''
        ? { url: t('projectSettings.customAddress') }
        : {}),
    }),
    reread: async () => formOf((await readProject(project.id)).license),
    send: async (changes) => {
      const form = { ...draft.values, ...changes };
      await saveProject(project.id, {
        license_id: toId(form, data),
        license_url: form.choice === data.unknown ? null : form.url.trim() || null,
      });
    },
    fieldNames: { license_id: 'custom', license_url: 'url' },
  });
  const { values, errors } = draft;
  const choice = data.choices.find(({ id }) => id === values.choice);
  const isCustom = values.choice === CUSTOM;
  const isUnknown = values.choice === data.unknown;

  return (
    <SettingsPage title={t('projectSettings.page.license')} editable={may.EDIT_DETAILS}>
      <SectionBed title={t('projectSettings.licenseTitle')} padded>
        <div className={styles.form}>
          <Field
            id={fieldId('choice')}
            label={t('projectSettings.page.license')}
            help={t('projectSettings.licenseHelp')}
            error={errors.choice}
          >
            <NativeSelect
              value={values.choice}
              options={[
                { value: data.unknown, label: t('projectSettings.licenseUnknown') },
                ...data.choices.map(({ id, name }) => ({ value: id, label: name })),
                { value: CUSTOM, label: t('projectSettings.licenseCustom') },
              ]}
              onChange={(event) => draft.change({ choice: event.currentTarget.value })}
            />
          </Field>
          {choice?.orLater && (
            <Checkbox
              checked={values.orLater}
              onChange={(event) => draft.change({ orLater: event.currentTarget.checked })}
            >
              {t('projectSettings.orLater')}
            </Checkbox>
          )}
          {isCustom && (
            <>
              <Checkbox
                checked={values.named}
                onChange={(event) => draft.change({ named: event.currentTarget.checked })}
              >
                {t('projectSettings.customNamed')}
              </Checkbox>
              <Field
                id={fieldId('custom')}
                label={t(values.named ? 'projectSettings.customName' : 'projectSettings.customId')}
                required
                help={
                  values.named ? undefined : (
                    <>
                      {t('projectSettings.customHelp')}{' '}
                      <TextLink href="https://spdx.org/licenses/" target="_blank" rel="noopener">
                        spdx.org
                      </TextLink>
                    </>
                  )
                }
                error={errors.custom}
              >
                <Input
                  value={values.custom}
                  code={!values.named}
                  maxLength={CUSTOM_LIMIT}
                  onChange={(event) => draft.change({ custom: event.currentTarget.value })}
                  onBlur={() => draft.touch('custom')}
                />
              </Field>
            </>
          )}
          <Field
            id={fieldId('url')}
            label={t('projectSettings.field.license_url')}
            required={isCustom}
            help={isUnknown ? t('projectSettings.licenseNoAddress') : undefined}
            error={errors.url}
          >
            <Input
              type="url"
              code
              icon="link"
              disabled={isUnknown}
              value={isUnknown ? '' : values.url}
              placeholder="https://"
              onChange={(event) => draft.change({ url: event.currentTarget.value })}
              onBlur={() => draft.touch('url')}
            />
          </Field>
        </div>
      </SectionBed>
      <Unsaved draft={draft} names={(field) => t(`projectSettings.licenseField.${field}`)} />
    </SettingsPage>
  );
}
