import { posix } from 'node:path';

/** Every Markdown file of the repository by its path. */
export interface Documents {
  readonly texts: ReadonlyMap<string, string>;
  readonly isThere: (path: string) => boolean;
  /** Every file of the repository. */
  readonly files: readonly string[];
}

const HEADINGS = ['Status', 'Context', 'Decision', 'Consequences', 'Superseded by'];

const INDEX = 'docs/decisions/README.md';
const DECISION = /^docs\/decisions\/(?!README\.md$)(.*)$/;
const NUMBERED = /^\d{3}-[a-z0-9-]+\.md$/;

/** Links within code are not followed. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const BLOCK = /^```[\s\S]*?^```/gm;
const SPAN = /`([^`\n]+)`/g;
/** Files that a text names from the root, or from any folder: `src/server/app.ts`, `platform/demo.ts`. */
const FILE = /^[\w@.-]+(\/[\w@.-]+)+\.(ts|tsx|cjs|css|json|md|sql)$/;
const FOLDER = /^(src|scripts|tests|docs|packages|catalogue|contract|form|kit|platform|portal|server)\/[\w@/-]+$/;
/** Guides name files that an officer is going to write. */
const GUIDE = /^(schemas|flows|data)\//;
const LINK = /\]\(([^()\s]+)\)/g;
const ELSEWHERE = /^([a-z]+:|\/|#)/;

export const mistakesOf = (documents: Documents): string[] => [
  ...brokenLinks(documents),
  ...lostPaths(documents),
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

function lostPaths({ texts, isThere, files }: Documents): string[] {
  const isFile = (span: string) => files.some((file) => `/${file}`.endsWith(`/${span}`));
  const isFolder = (span: string) =>
    isThere(span) || files.some((file) => `/${file.replace(/\.tsx?$/, '/')}`.includes(`/${span.replace(/\/$/, '')}/`));
  const isKnown = (span: string) => (FILE.test(span) ? isFile(span) : !FOLDER.test(span) || isFolder(span));
  return [...texts]
    .filter(([path]) => !GUIDE.test(path))
    .flatMap(([path, text]) =>
      [...text.replace(BLOCK, '').matchAll(SPAN)]
        .filter(([, span]) => !isKnown(span!))
        .map(([span]) => `${path} names ${span}, which is not there: correct the path.`),
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
