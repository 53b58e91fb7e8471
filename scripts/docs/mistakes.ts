import { posix } from 'node:path';

/** Every Markdown file of the repository by its path. */
export interface Documents {
  readonly texts: ReadonlyMap<string, string>;
  readonly isThere: (path: string) => boolean;
}

const HEADINGS = ['Status', 'Context', 'Decision', 'Consequences', 'Superseded by'];

const INDEX = 'docs/decisions/README.md';
const DECISION = /^docs\/decisions\/(?!README\.md$)(.*)$/;
const NUMBERED = /^\d{3}-[a-z0-9-]+\.md$/;

/** Links within code are not followed. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /\]\(([^()\s]+)\)/g;
const ELSEWHERE = /^([a-z]+:|\/|#)/;

export const mistakesOf = (documents: Documents): string[] => [
  ...brokenLinks(documents),
  ...decisions(documents.texts),
];

function brokenLinks({ texts, isThere }: Documents): string[] {
  return [...texts].flatMap(([path, text]) =>
    [...text.replace(CODE, '').matchAll(LINK)]
      .map(([, target]) => target!)
      .filter((target) => !ELSEWHERE.test(target) && !isThere(posix.join(posix.dirname(path), target.split('#')[0]!)))
      .map((target) => `${path} links to ${target}, which is not there: correct the link.`),
  );
}

function decisions(texts: Documents['texts']): string[] {
  const index = texts.get(INDEX) ?? '';
  return [...texts].flatMap(([path, text]) => {
    const name = DECISION.exec(path)?.[1];
    if (name === undefined) return [];
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    return [
      ...(NUMBERED.test(name) ? [] : [`${path} is not named NNN-title.md: give it the next number.`]),
      ...(headings.join() === HEADINGS.join()
        ? []
        : [`${path} does not have the headings ${HEADINGS.join(', ')}, in this order.`]),
      ...(index.includes(`](${name})`) ? [] : [`${path} is not in ${INDEX}: add its line.`]),
    ];
  });
}
