import { workingMoment } from '../../../kit/demo/calendar.ts';
import { randomOf } from '../../../kit/demo/random.ts';
import { demoStaff } from '../../../kit/demo/staff.ts';
import type { DemoStep } from '../../../platform/demo.ts';
import { insertDemoPeople } from './sql.ts';

const OLDEST_ACCOUNT_DAYS = 700;
/** The README names it: whoever tries it out is not asked first what they think of the portal. */
const FRESH = 'registrar';

export const demoStaffAccounts: DemoStep = {
  name: 'staff',
  needs: ['roles'],
  slice:
    ({ day }) =>
    async (tx) => {
      const people = demoStaff().map((member) => {
        const random = randomOf(`staff account ${day} ${member.userName}`);
        const { userName, role, surname, firstname, middlename, phone, birthday } = member;
        return {
          id: random.uuid(),
          userName,
          role,
          surname,
          firstname,
          middlename,
          phone,
          birthday,
          email: `${userName}@matricula.example`,
          studentTypeId: null,
          createdAt:
            userName === FRESH
              ? workingMoment(random, day, 60, 30)
              : workingMoment(random, day, OLDEST_ACCOUNT_DAYS, 100),
          hasMoved: true,
          active: userName === FRESH || random.chance(0.97),
        };
      });
      await insertDemoPeople(tx, { people });
    },
};
