import hljs from 'highlight.js/lib/core';
import gradle from 'highlight.js/lib/languages/gradle';
import groovy from 'highlight.js/lib/languages/groovy';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import lua from 'highlight.js/lib/languages/lua';
import properties from 'highlight.js/lib/languages/properties';
import python from 'highlight.js/lib/languages/python';
import scala from 'highlight.js/lib/languages/scala';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';

/** The 13 languages, and the other names they go by (spec section 5). */
const LANGUAGES = {
  javascript,
  python,
  lua,
  java,
  kotlin,
  scala,
  groovy,
  gradle,
  json,
  ini,
  yaml,
  xml,
  properties,
};

const ALIASES = {
  js: 'javascript',
  py: 'python',
  kt: 'kotlin',
  json5: 'json',
  toml: 'ini',
  yml: 'yaml',
  html: 'xml',
  htm: 'xml',
  xhtml: 'xml',
  mcui: 'xml',
  fxml: 'xml',
};

/** An instance of our own: the shared one would know what other code registered. */
const highlighter = hljs.newInstance();
for (const [name, grammar] of Object.entries(LANGUAGES)) {
  highlighter.registerLanguage(name, grammar);
}

const NAMES = new Map<string, string>([
  ...Object.keys(LANGUAGES).map((name): [string, string] => [name, name]),
  ...Object.entries(ALIASES),
]);

/** The grammar a fence's language means, or undefined: then the code stays plain. */
export function languageOf(name: string): string | undefined {
  return NAMES.get(name.toLowerCase());
}

const LONGEST_LINE = 500;
const LONGEST_RUN = 150;
const DOTTED_NAME = /\b(?:[\w-]{1,150}\s*\.\s*){20}/;

/**
 * What highlighting `code` costs at worst, in characters squared: on long words, lines, gaps and
 * dotted names the grammars try again at each character. Infinity where that would be felt; nobody
 * reads such code for its colours.
 */
export function highlightCost(code: string, language: string): number {
  const runs = code.match(/[\w$+-]+|\s+/g) ?? [];
  const slow =
    code.split('\n').some((line) => line.length > LONGEST_LINE) ||
    runs.some((run) => run.length > LONGEST_RUN) ||
    DOTTED_NAME.test(code);
  return slow ? Number.POSITIVE_INFINITY : (code.length * (WEIGHTS[language] ?? 1)) ** 2;
}

/** Measured on adversarial input: these grammars are slower than the others. */
const WEIGHTS: Readonly<Record<string, number>> = { ini: 4, java: 2 };

/** Code as HTML with `hljs-…` spans. */
export function highlight(code: string, language: string): string {
  const { value } = highlighter.highlight(code, { language, ignoreIllegals: true });
  // Second-order names such as `function_` have no style of their own; the class rule drops them.
  return value.replace(/class="((?:hljs|language)-[\w-]+)[^"]*"/g, 'class="$1"');
}
