import type { ReplayedVersion, Touched } from '#server/admissions/applications/replay.ts';

export function replayReport(versions: readonly ReplayedVersion[]): string {
  const total = versions.reduce((sum, { applications }) => sum + applications, 0);
  const warnings = versions.flatMap(warningsOf);
  return warnings.length === 0
    ? `${counted(total)} replayed: none is touched by what is declared now.`
    : warnings.join('\n');
}

function warningsOf({ programme: { id, version }, applications, breaks, changes }: ReplayedVersion): string[] {
  const broken =
    breaks.length === 0
      ? []
      : [
          `${id}: of ${counted(applications)} on version ${version}, some cannot go on:`,
          ...breaks.map((each) => `  ${each.sentence} (${each.applications})`),
        ];
  const changed =
    changes.length === 0
      ? []
      : [
          `${id}: ${counted(applications)} ${applications === 1 ? 'stays' : 'stay'} on version ${version}, and nothing changes for ${applications === 1 ? 'it' : 'them'}. Those begun from now on are asked otherwise, in ${sectionsOf(changes)}:`,
          ...changes.map(changeText),
        ];
  return [...broken, ...changed];
}

/** A sentence begins with its section: `personal-details/maidenName must now be answered`. */
const sectionsOf = (changes: readonly Touched[]): string => {
  const names = [...new Set(changes.map(({ sentence }) => sentence.split(/[/ ]/)[0]!))];
  return `${names.length === 1 ? 'the section' : 'the sections'} ${names.join(', ')}`;
};

const changeText = ({ sentence, applications }: Touched): string =>
  `  ${sentence}${applications > 0 ? ` (${counted(applications)} would be refused for it)` : ''}`;

const counted = (applications: number): string => `${applications} begun application${applications === 1 ? '' : 's'}`;
