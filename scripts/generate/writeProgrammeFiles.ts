import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { summaryOf, type Catalogue } from '#catalogue/catalogue.ts';
import { sectionModule } from '#catalogue/compiling/compileSection.ts';
import { programmeFile, programmeFileNames, programmePath } from '#catalogue/compiling/programmeFiles.ts';

/** For a portal without a server: `/programmes/index.json` has the summaries, the rest is as the server serves it. */
export function writeProgrammeFiles(catalogue: Catalogue, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, body: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), body);
  };
  write('/programmes/index.json', JSON.stringify(catalogue.programmes.map(summaryOf)));
  for (const [name, section] of Object.entries(catalogue.forms.sections))
    write(`/forms/${name}.js`, sectionModule(section));
  for (const programme of catalogue.programmes) {
    for (const file of programmeFileNames(programme))
      write(programmePath(programme, file), programmeFile(programme, file)!.body);
  }
}
