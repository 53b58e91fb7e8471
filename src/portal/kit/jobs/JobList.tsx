import type { Job } from '#contract/kit/jobs.ts';
import { relativeTime } from '#rules/relativeTime.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { isUnderWay, jobWords } from './jobWords.ts';
import './jobs.css';

interface JobListProps {
  readonly jobs: readonly Job[];
  readonly onOpen: (job: Job) => void;
}

export const JobList = ({ jobs, onOpen }: JobListProps) => (
  <ul className="jobs" aria-label="Your work in the background">
    {jobs.map((job) => (
      <li key={job.id}>
        <button
          type="button"
          className={`jobs__one ${job.finishedAt !== null && !job.isSeen ? 'jobs__one--unseen' : ''}`}
          onClick={() => onOpen(job)}
        >
          <span className="jobs__title">{job.title}</span>
          {isUnderWay(job) ? <ProgressBar job={job} /> : <span>{jobWords(job)}</span>}
          {job.finishedAt !== null && (
            <time dateTime={job.finishedAt}>{relativeTime(new Date(job.finishedAt), new Date())}</time>
          )}
        </button>
      </li>
    ))}
  </ul>
);
