import { Picture } from '../avatar/picture.tsx';
import { StateBadge } from '../badge/badge.tsx';
import { SectionBed } from '../bed/bed.tsx';
import { Button } from '../button/button.tsx';
import { ChannelMark } from '../channel-mark/channel-mark.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { CodeBlock } from '../code-block/code-block.tsx';
import { Course } from '../course/course.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { LoaderTag } from '../loader-tag/loader-tag.tsx';
import { LoadingMark } from '../loading/loading-mark.tsx';
import { Progress } from '../progress/progress.tsx';
import { SkeletonRows } from '../skeleton/skeleton.tsx';
import { Stepper, StepperFoot } from '../stepper/stepper.tsx';
import { Cell, HeadCell, Row, Table } from '../table/table.tsx';
import { VersionMatrix } from '../version-matrix/version-matrix.tsx';
import { Samples, Specimen, Stack } from './specimen.tsx';

const copyLabels = { copy: 'Copy', copied: 'Copied' };
const columns = ['1.21.6', '1.21.5', '1.21.4', '1.21.1', '1.20.6', '1.20.1'];

/** The matrix, tables, progress, empty states, code and prose. */
export function Data() {
  return (
    <>
      <Specimen title="Version matrix">
        <VersionMatrix
          title="Newest build for each pair"
          hint="Hatched means never built."
          corner="Loader"
          columns={columns.map((id) => ({ id, label: id }))}
          rows={['fabric', 'neoforge', 'forge'].map((id) => ({
            id,
            head: <LoaderTag loader={id} name={id} />,
          }))}
          cell={(row, column) =>
            row === 'forge' && column > '1.21'
              ? undefined
              : {
                  href: `#${row}-${column}`,
                  detail: `${row} ${column}`,
                  content: (
                    <>
                      <ChannelMark channel="release" label="Release" /> 3.2.1
                    </>
                  ),
                }
          }
          chosen={{ row: 'neoforge', column: '1.21.1' }}
          labels={{
            empty: 'Not available',
            open: (group) => `Show ${group}`,
            close: (group) => `Hide ${group}`,
          }}
        />
      </Specimen>
      <Specimen title="Table">
        <Table
          caption="Projects"
          folds
          strip={
            <>
              2 selected <Button size="small">Edit links</Button>
            </>
          }
          head={
            <>
              <HeadCell narrow>
                <Checkbox size="table" mixed aria-label="Choose all" />
              </HeadCell>
              <HeadCell sorted="ascending" sortHref="#sort">
                Name
              </HeadCell>
              <HeadCell>Status</HeadCell>
              <HeadCell end>Downloads</HeadCell>
            </>
          }
        >
          {['Kilnfire', 'Nightsoil'].map((name, index) => (
            <Row key={name} selected={index === 0}>
              <Cell narrow>
                <Checkbox size="table" defaultChecked={index === 0} aria-label={`Choose ${name}`} />
              </Cell>
              <Cell phone="grow">{name}</Cell>
              <Cell>
                <StateBadge state="draft">Draft</StateBadge>
              </Cell>
              <Cell end phone="hidden">
                1,204
              </Cell>
            </Row>
          ))}
        </Table>
      </Specimen>
      <Specimen title="Progress and loading">
        <Stack>
          <Progress value={0.62} label="Upload" text="62 %, 8 s left" />
          <Course steps={4} done={2} showsNow text="2 of 4 required done" />
          <Samples>
            <LoadingMark label="Loading" />
            <LoadingMark size={48} />
          </Samples>
          <SkeletonRows rows={2} label="Loading sessions" />
          <div>
            <SectionBed title="New server">
              <Stepper
                label="Steps"
                current={1}
                steps={[
                  { label: 'Region and plan', href: '#1' },
                  { label: 'Payment' },
                  { label: 'Review' },
                ]}
              />
              <StepperFoot>
                <Button kind="quiet">Cancel</Button>
                <Button kind="main">Continue</Button>
              </StepperFoot>
            </SectionBed>
          </div>
        </Stack>
      </Specimen>
      <Specimen title="Empty, code and prose">
        <Stack>
          <EmptyState
            title="Nothing matches “clockwork heron”"
            level={3}
            actions={<Button kind="main">Drop Decoration</Button>}
          >
            No mod fits all five filters. Dropping 1.21.6 leaves 3 results.
          </EmptyState>
          <CodeBlock
            title="harbour_lamp.json"
            labels={copyLabels}
            text={'{\n  "frame": "tidewater:copper",\n  "drift": 0.35\n}'}
          />
          <div className="prose">
            <h2>What is in it</h2>
            <p>
              Lanterns that behave. With <a href="#slackwater">Slackwater</a> they follow the river;
              drop a file into <code>data/lanterns</code>.
            </p>
            <ul>
              <li>Forty-two lanterns in six metals</li>
              <li>Real drift</li>
            </ul>
            <blockquote>Do not open the kiln.</blockquote>
            <table>
              <thead>
                <tr>
                  <th>Fuel</th>
                  <th>Light</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <td>Tallow</td>
                  <td>11</td>
                </tr>
              </tbody>
            </table>
            <details>
              <summary>Questions people ask</summary>
              <p>Yes, you may use it in a modpack.</p>
            </details>
          </div>
          <Picture id="large" size={104} alt="A project" />
        </Stack>
      </Specimen>
    </>
  );
}
