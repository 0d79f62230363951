import { Avatar, Picture } from '../avatar/picture.tsx';
import { Mark, Wordmark } from '../brand/mark.tsx';
import { Icon } from '../icons/icon.tsx';
import { drawings, type IconName } from '../icons/names.ts';
import { CoreBox } from '../rock/core-box.tsx';
import { Face } from '../rock/face.tsx';
import { PlugLine } from '../rock/plug-line.tsx';
import { Rock, VoidHatch } from '../rock/rock.tsx';
import { SectionDrawing } from '../rock/section-drawing.tsx';
import { skyFace } from '../rock/section-geometry.ts';
import { rockTypes } from '../rock/tiles.ts';
import typography from '../type/type.module.css';
import styles from './design-page.module.css';
import { Samples, Specimen, Stack } from './specimen.tsx';

const roles =
  'page bed block pit tag hover line line-2 line-strong ink ink-2 ink-3 chalk chalk-bg chalk-soft red red-bg amber amber-bg green green-bg azure azure-bg violet violet-bg gold c-1 c-2 c-3 c-4 c-5 c-6 c-7 c-8'.split(
    ' ',
  );
const ids = Array.from({ length: 12 }, (_, index) => `sample-${index}`);
const beds = ['Mods', 'Modpacks', 'Plugins', 'Resource packs', 'Shaders', 'Data packs'];

/** The home face with finds. */
export function FaceSample() {
  return (
    <Face
      beds={beds.map((name, index) => ({
        href: `#${index}`,
        name,
        count: (48210 - index * 7351).toLocaleString('en-US'),
        text: 'New rules for the same world',
      }))}
      finds={ids.map((id) => <Picture key={id} id={id} size={44} />)}
    />
  );
}

/** Mark, type, colours, icons, rocks and placeholders. */
export function Foundations() {
  return (
    <>
      <Specimen title="Mark">
        <Samples>
          <Wordmark name="Quarry" />
          <Wordmark name="Quarry" size={32} />
          <Mark size={48} />
          <Mark size={32} />
          <Mark size={16} />
          <Mark size={24} oneColour />
        </Samples>
      </Specimen>
      <Specimen title="Type">
        <Stack>
          <p className={typography.hero}>Dig up something</p>
          <p className={typography.pageTitle}>Page title</p>
          <p className={typography.sectionTitle}>Struck this week</p>
          <p className={typography.rowTitle}>Tidewater Lanterns</p>
          <p className={typography.lead}>A lead of 18, for one or two sentences.</p>
          <p>Base text of 15 with 1,478 tabular numbers.</p>
          <p className={typography.meta}>Meta of 13, Ελληνικά, Čeština, кириллица, 日本語</p>
          <p className={typography.number}>748,201</p>
        </Stack>
      </Specimen>
      <Specimen title="Colours">
        <div className={styles.colours}>
          {roles.map((role) => (
            <div key={role} className={styles.colour}>
              <span className={styles.swatch} style={{ background: `var(--${role})` }} />
              {role}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Icons">
        <div className={styles.icons}>
          {(Object.keys(drawings) as IconName[]).map((name) => (
            <div key={name} className={styles.icon}>
              <Icon name={name} />
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen title="Placeholder pictures">
        <Samples>
          {ids.map((id) => (
            <Picture key={id} id={id} size={56} />
          ))}
        </Samples>
        <Samples>
          {ids.map((id) => (
            <Avatar key={id} id={id} />
          ))}
          <Avatar id="large" size={96} alt="A member" />
        </Samples>
      </Specimen>
      <Specimen title="Rocks">
        <div className={styles.rocks}>
          {rockTypes.map((rock) => (
            <Rock key={rock} type={rock} className={styles.rock} />
          ))}
          <Rock type="modpack" fine className={styles.rock} />
          <VoidHatch className={styles.rock} />
        </div>
      </Specimen>
      <Specimen title="Core box, plug line, section">
        <Stack>
          <CoreBox
            depths={['400 m', '402 m', '404 m', '406 m', '408 m']}
            lost="no core recovered"
          />
          <PlugLine>or continue with</PlugLine>
          <div className={styles.sky}>
            <SectionDrawing shape={skyFace} />
          </div>
        </Stack>
      </Specimen>
    </>
  );
}
