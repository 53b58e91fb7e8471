import { Breakable } from '#form/answer/Breakable.tsx';
import { usePortalData } from '../../core/portalData.ts';

/** What came with the invoice or the JAMB list is the same in every paper of the college, so that the office alone corrects it. */
export function LockedNote() {
  const { phone, email } = usePortalData().school;
  return (
    <>
      We already have these details, so you cannot change them here. If one is wrong, tell the admissions office: call{' '}
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> or write to{' '}
      <a href={`mailto:${email}`}>
        <Breakable text={email} />
      </a>
      .
    </>
  );
}
