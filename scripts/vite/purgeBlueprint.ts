import { globSync, readFileSync } from 'node:fs';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { importedComponents, rulesOf } from './blueprintComponents.ts';

const SIGNED_IN = /src\/portal\/(kit|shell|staff)\//;

/**
 * Blueprint's stylesheet is 34 kB brotli, of which applicants' pages use a thirtieth. Rules stay whose every `bp6-` class
 * is written for pages that are not of signed-in people alone, and the custom properties that those rules read.
 * `blueprint.css?components` is the rest that the components need which signed-in pages import.
 */
export function purgeBlueprint(folders: readonly string[]): Plugin {
  return {
    name: 'purge-blueprint',
    enforce: 'pre',
    transform: {
      filter: { id: /@blueprintjs\/core\/.*\.css(\?|$)/ },
      handler(css, id) {
        const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css}`));
        const sources = (isSignedIn: boolean) =>
          files.filter((file) => SIGNED_IN.test(file) === isSignedIn).map((file) => readFileSync(file, 'utf8'));
        return {
          code: id.includes('?components') ? componentRules(css, sources(true)) : writtenRules(css, sources(false)),
          map: null,
        };
      },
    },
  };
}

/** Classes that meet on one element are written in one file. */
function writtenRules(css: string, sources: readonly string[]): string {
  const used = sources.map((source) => new Set<string>(source.match(/bp6-[\w-]+/g))).filter(({ size }) => size > 0);
  return purge(css, sources, (selector) => isUsed(selector, used));
}

/** Its custom properties weigh nothing, so that the college's own hold wherever the sheet comes in the cascade. */
function componentRules(css: string, sources: readonly string[]): string {
  const isComponents = rulesOf(importedComponents(sources));
  return purge(
    css,
    [],
    (selector) => selector === ':root' || (!NOT_OURS.test(selector) && isComponents(selector)),
  ).replaceAll(/(^|\s):root(?=\s*\{)/g, '$1:where(:root)');
}

function purge(css: string, sources: readonly string[], isWanted: (selector: string) => boolean): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => keepSelectors(rule, isWanted));
  sheet.walkAtRules('keyframes', (frames) => {
    if (!isAnimated(sheet, frames.params)) frames.remove();
  });
  dropUnreadProperties(sheet, sources.join('\n'));
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkAtRules((block) => {
    if (block.nodes?.length === 0) block.remove();
  });
  return sheet.toString();
}

function keepSelectors(rule: Rule, isWanted: (selector: string) => boolean): void {
  if ((rule.parent as AtRule | undefined)?.name === 'keyframes') return;
  const remaining = rule.selectors.filter(isWanted);
  if (remaining.length === 0) rule.remove();
  else if (remaining.length < rule.selectors.length) rule.selectors = remaining;
}

type Used = readonly ReadonlySet<string>[];

/** The portal has its own styles for bare elements, one theme, and no icon font. */
const NOT_OURS = /\[data-bp-color-scheme=dark\]|\[class\*=bp6-icon-\]/;

function isUsed(selector: string, used: Used): boolean {
  if (NOT_OURS.test(selector)) return false;
  const elements = selector
    .split(/[\s>+~]+/)
    .map((element) => element.replace(/:not\([^)]*\)/g, '').match(/bp6-[\w-]+/g) ?? []);
  return (
    selector === ':root' ||
    (elements.flat().length > 0 &&
      elements.every((classes) => used.some((file) => classes.every((name) => file.has(name)))))
  );
}

function isAnimated(sheet: Root, name: string): boolean {
  let isReferenced = false;
  sheet.walkDecls(/^animation/, ({ value }) => {
    isReferenced ||= value.includes(name);
  });
  return isReferenced;
}

/** A property that only unread properties read is unread too, so this repeats until none is left. */
function dropUnreadProperties(sheet: Root, sources: string): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const read = new Set<string>(sources.match(/--[\w-]+/g));
    sheet.walkDecls(({ value }) => {
      for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name!);
    });
    sheet.walkDecls(/^--/, (property) => {
      if (read.has(property.prop)) return;
      property.remove();
      dropped = true;
    });
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  }
}
