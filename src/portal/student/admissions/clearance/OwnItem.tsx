import { useState } from 'react';
import type { OwnClearance } from '#contract/admissions/clearance.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { wordsOf } from '../../../kit/raiseFailure.ts';
import { StatusTag, type StatusLook } from '../../../kit/StatusTag.tsx';
import { DropBox } from '../../../kit/upload/DropBox.tsx';
import { RefusedFile } from '../../../kit/upload/RefusedFile.tsx';
import '../../../kit/upload/upload.css';
import { useAction } from '../../../kit/useAction.ts';
import { useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import './ownClearance.css';

type Item = OwnClearance['items'][number];

const WORDS: Readonly<Record<Item['status'], readonly [look: StatusLook, words: string]>> = {
  missing: ['notsubmitted', 'Not sent yet'],
  waiting: ['warning', 'With the office'],
  cleared: ['success', 'Cleared'],
  queried: ['unapproved', 'Please answer'],
  refused: ['fail', 'Not accepted'],
};

export function OwnItem({
  item: {
    itemId,
    name,
    required,
    status,
    reason,
    files: [latest],
  },
  mayUpload,
}: {
  readonly item: Item;
  readonly mayUpload: boolean;
}) {
  const session = useSession();
  const saved = useSaved();
  const [part, setPart] = useState(0);
  const [refused, setRefused] = useState<{ readonly fileName: string; readonly why: string }>();
  const [send, busy] = useAction(async (file: File) => {
    setPart(0);
    setRefused(undefined);
    try {
      await session.upload(`/Student/clearance-document?itemId=${itemId}`, file, file.name, setPart);
      await saved(`${name}: sent`);
    } catch (error) {
      setRefused({ fileName: file.name, why: wordsOf(error) });
    }
  });
  const [look, words] = WORDS[status];
  return (
    <section className="sheet ownclearance" aria-label={name}>
      <header className="ownclearance__head">
        <h2>{name}</h2>
        <StatusTag look={look}>{words}</StatusTag>
      </header>
      {!required && <p className="ownclearance__small">Only if you have one.</p>}
      {reason && status !== 'cleared' && <p className="ownclearance__reason">{`The office writes: ${reason}`}</p>}
      {latest && <p className="ownclearance__small">{`${latest.name}, sent ${displayMoment(latest.uploadedAt)}`}</p>}
      {mayUpload && status !== 'cleared' && (
        <DropBox
          label={`File for ${name}`}
          help="pdf, jpg or png, under 3 MB"
          accept=".pdf,.jpg,.jpeg,.png"
          onFile={(file) => void send(file)}
        />
      )}
      {refused && <RefusedFile {...refused} />}
      {busy && <progress className="upload__progress" value={part} aria-label="Sent" />}
    </section>
  );
}
