import type { ApplicationAnswers, SectionReading } from '#contract/admissions/answers.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Readings } from './Readings.tsx';

interface SectionSheetProps {
  readonly id: string;
  readonly section: SectionReading;
  readonly save: ApplicationAnswers['saves'][number] | undefined;
}

export const SectionSheet = ({ id, section: { title, readings }, save }: SectionSheetProps) => (
  <section className="sheet" aria-label={title}>
    <h2>{title}</h2>
    {save && <p className="answers__small">{savedWords(save)}</p>}
    <Readings id={id} readings={readings} />
  </section>
);

function savedWords({ savedAt, times, drafts }: ApplicationAnswers['saves'][number]): string {
  const saved = `Saved ${displayMoment(savedAt)}${times > 1 ? `, ${times} times in all` : ''}`;
  return drafts > 0 ? `${saved}. Being changed: ${drafts} ${drafts === 1 ? 'draft' : 'drafts'} since` : saved;
}
