/** @jsxImportSource react */
// The college reads this paper too, so its words stay English: React makes its elements, and no translation passes.
import type { SlipVerification } from './slip.ts';

interface VerificationProps extends SlipVerification {
  readonly question: string;
}

export const Verification = ({ question, url, qrPath, qrSize }: VerificationProps) => (
  <footer className="m-slip-verify" lang="en">
    <svg
      viewBox={`-2 -2 ${qrSize + 4} ${qrSize + 4}`}
      role="img"
      aria-label="QR code of the address below"
      shapeRendering="crispEdges"
    >
      <path d={qrPath} />
    </svg>
    <p>
      <b>{question}</b>
      <br />
      Scan the code, or open <a href={url}>{url}</a>
    </p>
  </footer>
);
