import { encodePng } from '../draw/png.ts';
import { drawTexture } from '../draw/texture.ts';
import type { Random } from '../random.ts';
import { type Contents, modId } from './contents.ts';
import { packMcmeta } from './pack-format.ts';
import { type Entries, json, zip } from './zip.ts';

const PROGRAMS = [
  'gbuffers_basic',
  'gbuffers_terrain',
  'gbuffers_water',
  'composite',
  'composite1',
  'deferred',
  'final',
  'shadow',
];

/** What each loader looks for; one pack may serve several. */
export function shaderPack(c: Contents): Buffer {
  const entries: Entries = { 'README.txt': `${c.title} ${c.number}\n${c.summary}\n` };
  if (c.loaders.some((loader) => loader === 'iris' || loader === 'optifine'))
    Object.assign(entries, pipeline(c));
  if (c.loaders.includes('vanilla') || c.loaders.includes('canvas')) {
    entries['pack.mcmeta'] = packMcmeta('resources', c.gameVersions, c.summary.slice(0, 90));
    if (c.icon) entries['pack.png'] = c.icon;
  }
  if (c.loaders.includes('vanilla'))
    for (const program of ['rendertype_solid', 'rendertype_cutout', 'rendertype_translucent']) {
      entries[`assets/minecraft/shaders/core/${program}.vsh`] = vertex(c.r);
      entries[`assets/minecraft/shaders/core/${program}.fsh`] = fragment(program, c.r);
    }
  if (c.loaders.includes('canvas')) {
    const id = modId(c.slug);
    entries[`assets/${id}/pipelines/${id}.json5`] = json({
      nameKey: `pipeline.${id}.name`,
      sampleBrightness: c.r.next(),
    });
    entries[`assets/${id}/shaders/hdr.frag`] = fragment('hdr', c.r);
  }
  return zip(entries);
}

function pipeline(c: Contents): Entries {
  const programs = c.r.some(PROGRAMS, c.r.int(4, PROGRAMS.length));
  const entries: Entries = {
    'shaders/shaders.properties': [
      `# ${c.title} ${c.number}`,
      'oldLighting=false',
      'separateAo=true',
      `sunPathRotation=${-c.r.int(10, 45)}.0`,
      'sliders=EXPOSURE WARMTH',
      'screen=EXPOSURE WARMTH <empty> SHADOWS',
      '',
    ].join('\n'),
    'shaders/block.properties':
      'block.10001 = water flowing_water\nblock.10002 = lantern torch wall_torch\n',
    'shaders/lang/en_us.lang':
      'option.EXPOSURE=Exposure\noption.WARMTH=Warmth\noption.SHADOWS=Shadow distance\n',
    'shaders/lib/settings.glsl': [
      `#define EXPOSURE ${(0.6 + c.r.next()).toFixed(2)} // [0.60 0.80 1.00 1.20 1.40]`,
      `#define WARMTH ${c.r.next().toFixed(2)} // [0.00 0.25 0.50 0.75 1.00]`,
      `const int shadowMapResolution = ${c.r.pick([1024, 2048, 4096])};`,
      '',
    ].join('\n'),
    'shaders/tex/noise.png': encodePng(drawTexture(c.r).bitmap()),
  };
  for (const program of programs) {
    entries[`shaders/${program}.vsh`] = vertex(c.r);
    entries[`shaders/${program}.fsh`] = fragment(program, c.r);
  }
  return entries;
}

function vertex(r: Random): string {
  return `#version 150 compatibility
out vec2 texcoord;
out vec4 tint;

void main() {
    gl_Position = ftransform();
    texcoord = gl_MultiTexCoord0.xy;
    tint = gl_Color * ${(0.9 + r.next() * 0.2).toFixed(4)};
}
`;
}

function fragment(program: string, r: Random): string {
  const shade = () => (0.8 + r.next() * 0.4).toFixed(4);
  return `#version 150 compatibility
// ${program}
uniform sampler2D gtexture;
in vec2 texcoord;
in vec4 tint;
out vec4 colour;

void main() {
    vec4 albedo = texture(gtexture, texcoord) * tint;
    if (albedo.a < 0.1) discard;
    vec3 light = vec3(${shade()}, ${shade()}, ${shade()});
    colour = vec4(pow(albedo.rgb * light, vec3(1.0 / 2.2)), albedo.a);
}
`;
}
