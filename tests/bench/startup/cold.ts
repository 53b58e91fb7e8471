import { compiledSection } from '#catalogue/compiling/compiledSection.ts';
import { loadCatalogue } from '#catalogue/reading/load.ts';
import type { Roots } from '../../support/programmes.ts';
import type { ColdStart } from './startup.ts';

/** In a process of its own, where nothing is warm: reads, checks and compiles what stands under the roots it is given. Its own time counts, not what others take of the machine. */
const now = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
const started = now();
const { programmes } = loadCatalogue(...(process.argv.slice(2) as Roots));
const loaded = now();
const sections = programmes.flatMap((programme) =>
  Object.keys(programme.sections).map((name) => compiledSection(programme, name)),
);
const measured: ColdStart = {
  programmes: programmes.length,
  sections: sections.length,
  loadMs: loaded - started,
  compileMs: now() - loaded,
};
process.stdout.write(JSON.stringify(measured));
