import type { OptionList } from './useOptions.ts';

export function FailedList({ list, title }: { list: OptionList; title: string | undefined }) {
  if (list.state !== 'failed') return null;
  return (
    <p className="m-failed-list" role="alert">
      The list could not be loaded.{' '}
      <button
        type="button"
        className="m-link"
        onClick={list.retry}
        aria-label={`Try again to load the list for ${title}`}
      >
        Try again
      </button>
    </p>
  );
}
