import { useId } from 'react';
import type { Job } from '#contract/kit/jobs.ts';
import { jobWords } from './jobWords.ts';
import './jobs.css';

/** A job that waits has no part to show. */
export function ProgressBar({ job }: { readonly job: Job }) {
  const words = useId();
  return (
    <span className="job__progress">
      <progress
        aria-label={job.title}
        aria-describedby={words}
        {...(job.state === 'running' && { value: job.done, max: job.total })}
      />
      <span id={words}>{jobWords(job)}</span>
    </span>
  );
}
