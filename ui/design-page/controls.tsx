import { useState } from 'react';
import { Button, ButtonLink, buttonColours, buttonSizes } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Field, FieldGroup } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { TextLink } from '../link/link.tsx';
import { OptionRow } from '../option-row/option-row.tsx';
import { Radio } from '../radio/radio.tsx';
import { RadioTile, RadioTiles } from '../radio/radio-tiles.tsx';
import { Slider } from '../slider/slider.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { Toggle } from '../toggle/toggle.tsx';
import styles from './design-page.module.css';
import { Samples, Specimen, Stack } from './specimen.tsx';

const themes = ['light', 'dark', 'oled', 'retro'];

/** Buttons, fields and choices. */
export function Controls() {
  const [text, setText] = useState('A summary that is nearly as long as it may be');
  const [memory, setMemory] = useState(6);
  return (
    <>
      <Specimen title="Buttons">
        <Samples>
          <Button kind="main" icon="download">
            Download
          </Button>
          <Button>Default</Button>
          <Button kind="quiet">Quiet</Button>
          <Button color="red">Delete</Button>
          <Button kind="main" color="red">
            Delete project
          </Button>
          <Button disabledReason="Finish the required items first">Disabled</Button>
          <Button kind="main" busy icon="tick">
            Saving
          </Button>
          <Button busy>Busy</Button>
        </Samples>
        <Samples>
          {buttonSizes.map((size) => (
            <Button key={size} size={size} kind="main">
              {size}
            </Button>
          ))}
          <ButtonLink href="#link" iconEnd="external">
            Link
          </ButtonLink>
          <IconButton icon="more" label="More" />
          <IconButton icon="heart" label="Follow" kind="default" />
          <IconButton icon="bookmark" label="Save" kind="default" size="large" />
          <IconButton icon="copy" label="Copy" size="small" />
        </Samples>
        <Samples>
          {buttonColours.map((color) => (
            <Button key={color} color={color}>
              {color}
            </Button>
          ))}
        </Samples>
        <Samples>
          {buttonColours.map((color) => (
            <Button key={color} color={color} kind="main">
              {color}
            </Button>
          ))}
        </Samples>
      </Specimen>
      <Specimen title="Fields">
        <Stack>
          <Field label="Search" hideLabel>
            <Input icon="search" placeholder="Search everything" end={<Kbd>/</Kbd>} type="search" />
          </Field>
          <Field label="E-mail or username" help="Only you can see it.">
            <Input size="large" defaultValue="marlpit" />
          </Field>
          <Field
            label="Password"
            aside={<TextLink href="#forgot">Forgot it?</TextLink>}
            error="That password does not match this account."
          >
            <Input type="password" defaultValue="marlpit1" />
          </Field>
          <Field label="Address" warning="This address leads to a shortener.">
            <Input code defaultValue="https://short.example/x" />
          </Field>
          <Field label="Project ID">
            <Input readOnly defaultValue="tW4lnT8q" />
          </Field>
          <Field label="Summary">
            <TextArea
              limit={50}
              value={text}
              countLabel={(used, limit) => `${used} of ${limit}`}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </Stack>
      </Specimen>
      <Specimen title="Choices">
        <Stack>
          <FieldGroup legend="Boxes">
            <Samples>
              <Checkbox>Clear</Checkbox>
              <Checkbox defaultChecked>Ticked</Checkbox>
              <Checkbox mixed>Some</Checkbox>
              <Checkbox lockedReason="You can only give what you hold">Locked</Checkbox>
              <Checkbox size="table" defaultChecked aria-label="Choose the row" />
            </Samples>
          </FieldGroup>
          <FieldGroup legend="When">
            <Samples>
              <Radio name="when" defaultChecked>
                Now
              </Radio>
              <Radio name="when">At a set time</Radio>
              <Radio name="when" disabled>
                Never
              </Radio>
            </Samples>
          </FieldGroup>
          <Toggle defaultChecked words={{ on: 'On', off: 'Off' }} help="On search pages">
            Filters at the end
          </Toggle>
          <Toggle words={{ on: 'On', off: 'Off' }}>Sidebar at the start</Toggle>
          <Slider label="Memory" value={memory} min={2} max={48} unit="GB" onChange={setMemory} />
          <OptionRow
            name="region"
            title="Europe"
            text="Closest to you"
            end="24 ms"
            defaultChecked
          />
          <OptionRow
            name="region"
            title="North America"
            text="Fine for friends there"
            end="112 ms"
          />
          <OptionRow name="region" title="Large" text="Out of stock in Europe." impossible />
          <RadioTiles legend="Theme">
            {themes.map((theme) => (
              <RadioTile
                key={theme}
                name="tile"
                defaultChecked={theme === 'dark'}
                picture={
                  <span data-theme={theme} className={styles.preview}>
                    <span className={styles.previewBed}>
                      <span className={styles.previewChalk} />
                    </span>
                    <span className={styles.previewBed} />
                  </span>
                }
              >
                {theme}
              </RadioTile>
            ))}
          </RadioTiles>
        </Stack>
      </Specimen>
    </>
  );
}
