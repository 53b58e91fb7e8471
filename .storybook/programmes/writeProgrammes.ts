import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Programme } from '#catalogue/programme.ts';
import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import { validateSection } from '#catalogue/validate.ts';
import type { SectionSchema } from '#catalogue/vocabulary.ts';
import { createCollegeLookups } from '#server/lookups.ts';
import { coverOf } from '../../tests/support/cover.ts';
import { reachableParents } from '../../tests/support/reachableParents.ts';
import { ALL_ROOTS } from '../../tests/support/programmes.ts';
import { isLong } from '../../tests/support/volume.ts';
import { sampleSlip } from './sampleSlip.ts';
import { writeProgrammeFiles } from '../../scripts/generate/writeProgrammeFiles.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STATIC = join(ROOT, 'dist/storybook-programmes');
const STORIES = join(ROOT, '.storybook/programmes/generated');

const NOW = new Date('2026-11-02T09:00:00Z');

/** Writes one file of stories a section, and what a server would send: the programmes' modules, and every list. */
export function writeProgrammes(): void {
  const catalogue = loadCatalogue(...ALL_ROOTS);
  const lookups = createCollegeLookups(() => NOW);
  writeProgrammeFiles(catalogue, STATIC);
  writeFileSync(join(STATIC, 'lists.json'), JSON.stringify(everyList(catalogue)));
  const stories: Record<string, string> = { 'all.stories.tsx': ALL_STORIES };
  for (const programme of catalogue.programmes)
    stories[`${programme.id}.catalogue.stories.tsx`] = catalogueStories(programme);
  const telling = tellingSections(catalogue.programmes);
  mkdirSync(join(STATIC, 'slips'), { recursive: true });
  for (const programme of catalogue.programmes.filter(({ hasForm }) => hasForm)) {
    writeFileSync(join(STATIC, 'slips', `${programme.id}.json`), JSON.stringify(sampleSlip(programme, lookups)));
    stories[`${programme.id}.slip.stories.tsx`] = slipStories(programme);
    for (const [name, section] of Object.entries(programme.sections))
      stories[`${programme.id}.${name}.stories.tsx`] = sectionStories(programme, name, isLong || telling.has(section));
    stories[`${programme.id}.flow.stories.tsx`] = flowStories(programme);
  }
  keepInStep(STORIES, stories);
}

/** Each file is renamed into its place: whoever reads the folder meanwhile (`npm run check` does) finds none missing. */
function keepInStep(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  const existing = readdirSync(folder);
  for (const name of existing.filter((each) => each.endsWith('.stories.tsx') && !Object.hasOwn(files, each)))
    rmSync(join(folder, name));
  for (const [name, text] of Object.entries(files)) {
    if (existing.includes(name) && readFileSync(join(folder, name), 'utf8') === text) continue;
    const written = join(folder, `${name}.${process.pid}`);
    writeFileSync(written, text);
    renameSync(written, join(folder, name));
  }
}

/** Sections that between them have every distinct field. */
const tellingSections = (programmes: readonly Programme[]): ReadonlySet<SectionSchema> =>
  coverOf(
    programmes.flatMap(({ sections }) => Object.values(sections)),
    ({ properties }) => Object.entries(properties).map((field) => JSON.stringify(field)),
  );

/** A section whose every field is drawn in the stories of others is tested by one story: filled, on a phone. */
const sectionStories = (
  programme: Programme,
  section: string,
  isTelling: boolean,
) => `import { SectionStory${mayStayEmpty(programme, section) ? '' : ', refuse'} } from '../SectionStory.tsx';

export default { title: ${JSON.stringify(`Programmes/${programme.name}/${programme.sections[section]!.title}`)}, component: SectionStory, args: { programme: '${programme.id}', section: '${section}', answers: 'none' }${isTelling ? '' : ", tags: ['!test']"} };

export const Empty = {};
export const Filled = { args: { answers: 'sample' } };
export const EmptyOnAPhone = { globals: { viewport: { value: 'phone' } } };
export const FilledOnAPhone = { args: { answers: 'sample' }, globals: { viewport: { value: 'phone' } }, tags: ['test'] };
${mayStayEmpty(programme, section) ? '' : ERROR_STORIES}`;

const ERROR_STORIES = `export const WithErrors = { play: refuse };
export const WithErrorsOnAPhone = { globals: { viewport: { value: 'phone' } }, play: refuse };
`;

/** A section may be left empty: employment, where there was none. */
function mayStayEmpty(programme: Programme, section: string): boolean {
  const context = { year: NOW.getUTCFullYear(), hasPassport: true, options: () => undefined, file: () => undefined };
  return validateSection(compiledSection(programme, section), {}, context).errors.length === 0;
}

const flowStories = ({ id, name, sections }: Programme) => `import { ChartStory, walk } from '../ChartStory.tsx';

export default { title: ${JSON.stringify(`Programmes/${name}/The flow`)}, args: { programme: '${id}' } };

export const Chart = { render: (args: { programme: string }) => <ChartStory {...args} />, play: walk };
${Object.keys(sections).length > 0 ? JOURNEY : ''}`;

const JOURNEY = `import { FlowStory, walkSections } from '../FlowStory.tsx';

export const Journey = { render: (args: { programme: string }) => <FlowStory {...args} />, parameters: { bare: true, wide: true }, tags: ['!test'] };
export const JourneyOnAPhone = { ...Journey, globals: { viewport: { value: 'phone' } }, tags: ['test'] };
export const JourneyWalked = { ...Journey, play: walkSections, tags: ['test'] };
`;

const slipStories = ({ id, name }: Programme) => `import { SlipStory } from '../SlipStory.tsx';

export default { title: ${JSON.stringify(`Programmes/${name}/The slip`)}, component: SlipStory, args: { programme: '${id}' }, parameters: { wide: true } };

export const Slip = {};
export const SlipOnAPhone = { globals: { viewport: { value: 'phone' } } };
`;

const ALL_STORIES = `import { CatalogueStory, searchMessage } from '../CatalogueStory.tsx';

export default { title: 'Programmes/All programmes', component: CatalogueStory, parameters: { bare: true, wide: true } };

export const Listed = {};
export const Searched = { play: searchMessage };
export const ListedOnAPhone = { globals: { viewport: { value: 'phone' } } };
`;

const catalogueStories = ({ id, name }: Programme) => `import { ProgrammeStory } from '../CatalogueStory.tsx';

export default { title: ${JSON.stringify(`Programmes/${name}/As declared`)}, component: ProgrammeStory, args: { programme: '${id}' }, parameters: { bare: true, wide: true } };

export const Declared = {};
export const DeclaredOnAPhone = { globals: { viewport: { value: 'phone' } } };
`;

/** By name and parents: `states/566`. */
export function everyList({ programmes }: Catalogue): Record<string, unknown> {
  const lookups = createCollegeLookups(() => NOW);
  return Object.fromEntries(
    [...reachableParents(programmes, lookups.list)].flatMap(([name, reached]) =>
      reached.map((parents) => [[name, ...parents].join('/'), lookups.list(name, parents)]),
    ),
  );
}
