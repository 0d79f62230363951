import { parseManifest } from './manifest.ts';
import { type DescriptorReader, emptyReading } from './reading.ts';
import { text } from './values.ts';

const AGENT_ATTRIBUTES = ['Premain-Class', 'Agent-Class', 'Launcher-Agent-Class'];

/** A jar that the Java virtual machine loads as an agent. Read only when nothing else describes it. */
export const javaAgent: DescriptorReader = {
  paths: ['META-INF/MANIFEST.MF'],
  read(source) {
    const manifest = parseManifest(source);
    if (!AGENT_ATTRIBUTES.some((attribute) => manifest.has(attribute))) return null;
    const reading = emptyReading('mod', ['java-agent']);
    reading.version = text(manifest.get('Implementation-Version'));
    reading.project.name = text(manifest.get('Implementation-Title'));
    return reading;
  },
};
