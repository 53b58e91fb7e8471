import { useState } from 'react';
import { optionsOf, type Lists } from '../world.ts';
import { List, Text } from './fields.tsx';

const SITTINGS = [0, 1];
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

export const OLevel = ({ lists }: { lists: Lists }) =>
  SITTINGS.map((sitting) => <Sitting key={sitting} at={`oLevelInfo/${sitting}`} lists={lists} />);

function Sitting({ at, lists }: { at: string; lists: Lists }) {
  const [isAwaited, setAwaited] = useState(false);
  const status = (answer: string, awaited: boolean) => (
    <label>
      <input type="radio" name={`${at}/resultStatus`} value={answer} onChange={() => setAwaited(awaited)} />
      {answer}
    </label>
  );
  return (
    <fieldset>
      <legend>Sitting</legend>
      <List title="Exam Type" name={`${at}/ExaminationTypeId`} options={optionsOf(lists, 'o-level-types')} required />
      <Text title="Exam Number" name={`${at}/examNumber`} maxLength={20} required />
      <List title="Exam Year" name={`${at}/examYear`} options={optionsOf(lists, 'o-level-years')} required />
      <Text title="Exam Center" name={`${at}/examCenter`} maxLength={120} required />
      <fieldset>
        <legend>Result</legend>
        {status('Released', false)}
        {status('Awaiting result', true)}
      </fieldset>
      {!isAwaited && <Text title="Card Pin" name={`${at}/resultPin`} maxLength={20} required />}
      {!isAwaited && <Text title="Card Serial Number" name={`${at}/resultSerialNumber`} maxLength={20} required />}
      {ROWS.map((row) => (
        <div key={row}>
          <List
            title={`Subject ${row + 1}`}
            name={`${at}/subjects/${row}/subjectId`}
            options={optionsOf(lists, 'o-level-subjects')}
          />
          <List
            title={`Grade ${row + 1}`}
            name={`${at}/subjects/${row}/gradeId`}
            options={optionsOf(lists, 'o-level-grades')}
          />
        </div>
      ))}
    </fieldset>
  );
}
