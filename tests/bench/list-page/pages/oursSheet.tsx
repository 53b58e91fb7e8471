import { readNumber } from '#form/widgets/readNumber.ts';
import '@blueprintjs/core/lib/css/blueprint.css';
import '@blueprintjs/core/lib/css/blueprint.css?components';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PortalDataContext } from '../../../../src/portal/core/portalData.ts';
import { Grid } from '../../../../src/portal/kit/grid/Grid.tsx';
import { SCORE_FORM, students } from '../../../../src/portal/kit/grid/scores.fixture.ts';
import { SignedInArea } from '../../../../src/portal/session/SignedInArea.tsx';
import '../../../../src/portal/app/portal.css';
import '../../../../src/portal/kit/components.css';
import '../../../../src/portal/shell/shell.css';

const PORTAL = {
  school: { name: 'Matricula College', shortName: 'bench', phone: '', email: '' },
  sandbox: true,
  today: '2026-11-21',
  programmes: [],
};
const ROWS = students(300);
const CONTEXT = { year: 2026, hasPassport: false, options: () => undefined };

createRoot(document.getElementById('root')!).render(
  <PortalDataContext value={PORTAL}>
    <BrowserRouter>
      <SignedInArea>
        <main id="content" className="page page--wide">
          <Grid
            title="Scores of ENG 101"
            sheet="scores/ENG 101"
            keyTitle="Matric number"
            nameTitle="Name"
            form={SCORE_FORM}
            context={CONTEXT}
            rows={ROWS}
            read={(_column, text) => readNumber(text.trim()) as number | string}
            save={async () => ({ differing: [], refused: [] })}
          />
        </main>
      </SignedInArea>
    </BrowserRouter>
  </PortalDataContext>,
);
