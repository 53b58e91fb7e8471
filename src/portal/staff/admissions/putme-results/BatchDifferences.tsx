import { Link } from 'react-router-dom';
import { ADMISSIONS } from '#contract/admissions/pages.ts';
import type { putmeSheet } from '#contract/admissions/putme-results.ts';
import { Report } from '../../../kit/upload/Report.tsx';
import { useRecord } from '../../../kit/record/useRecord.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import '../../../kit/upload/upload.css';

/** What a batch added and changed is shown to whoever uploaded it. */
export function BatchDifferences({ id }: { readonly id: number }) {
  const { data: upload } = useRecord<typeof putmeSheet.findUpload>('/PostUtme/result-upload/:id', { id });
  if (!upload?.report) return null;
  return (
    <Report fileName={upload.fileName} report={upload.report} isDone={upload.commit !== null}>
      <Link className={buttonClass(undefined, 'outlined')} to={`${ADMISSIONS.putmeUpload.to}?upload=${id}`}>
        The upload
      </Link>
    </Report>
  );
}
