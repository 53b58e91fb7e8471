import { displayDate } from '#rules/displayDate.ts';
import { usePortalData } from '../../core/portalData.ts';

/** Whoever had the invoice still knows its RRR, and reads here why it opens nothing. */
export function GivenAway({ day }: { readonly day: string }) {
  const { phone } = usePortalData().school;
  return (
    <div className="notice notice--warning then--paid" role="status">
      <div>
        <strong>The college gave this invoice to another person on {displayDate(day)}</strong>
        If that is you, type the code from your email. If it was yours before, its answers are not used any more: if
        that is a mistake, call <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
      </div>
    </div>
  );
}
