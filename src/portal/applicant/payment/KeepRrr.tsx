import { useState } from 'react';
import type { Invoice } from '#contract/finance/invoices.ts';
import { raiseFlag } from '../../core/flags.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';

type KeptInvoice = Pick<Invoice, 'description' | 'isPaid' | 'kind' | 'applicationTypeId'> & { readonly rrr: string };

/** Who loses the RRR is locked out, so the page says what it is for and helps to keep it. */
export function KeepRrr({ invoice }: { readonly invoice: KeptInvoice }) {
  const { programmes } = usePortalData();
  const { rrr, description, kind, isPaid, applicationTypeId } = invoice;
  const programme = programmes.find((each) => each.applicationTypeId === applicationTypeId);
  const hasLogin = kind === 'application' && !programme?.made;
  const login = hasLogin ? programme?.routes.login : undefined;
  const message = `RRR ${rrr}, for ${description}. ${login ? `Log in at ${window.location.origin}${login}` : window.location.origin}`;
  return (
    <div className="unprinted">
      <p>
        {hasLogin
          ? `This is your RRR. You need it ${isPaid ? '' : 'to pay and '}to log in.`
          : 'This is your RRR. You need it to pay, and for your receipt.'}
      </p>
      <div className="actions">
        {'clipboard' in navigator && <Copy rrr={rrr} />}
        <Share message={message} />
      </div>
    </div>
  );
}

function Copy({ rrr }: { readonly rrr: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(rrr).then(
      () => setCopied(true),
      () => raiseFlag({ title: 'It could not be copied', body: 'Please write the RRR down.', intent: 'warning' }),
    );
  return (
    <>
      <Button look="outlined" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
        <span className="unseen"> the RRR</span>
      </Button>
      <span className="unseen" role="status">
        {isCopied && 'The RRR has been copied'}
      </span>
    </>
  );
}

/** A share that the person closes again is no mistake. */
function Share({ message }: { readonly message: string }) {
  if (!('share' in navigator))
    return (
      <a className={buttonClass(undefined, 'outlined')} href={`sms:?&body=${encodeURIComponent(message)}`}>
        <span>
          Send as a message<span className="unseen"> the RRR</span>
        </span>
      </a>
    );
  return (
    <Button look="outlined" onClick={() => void navigator.share({ text: message }).catch(() => undefined)}>
      Share<span className="unseen"> the RRR</span>
    </Button>
  );
}
