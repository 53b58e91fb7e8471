import type { Programme } from '#catalogue/programme.ts';
import type { SlipApplication } from '#server/admissions/slips/buildSlip.ts';

/** A JUPEB application filled in from end to end. */
export const filledApplication = (programme: Programme): SlipApplication => ({
  programme,
  applicationNumber: 'JUPEB/2026/000042',
  rrr: '270008012345',
  session: '2026/2027',
  facts: {
    lastname: 'Ọlátúnjí',
    firstname: 'Adaeze',
    middlename: 'Ngozi',
    email: 'adaeze.olatunji@example.com',
    mobileNumber: '08031234567',
    startedOn: '2026-11-02',
  },
  completedAt: new Date('2026-11-02T09:00:00Z'),
  edition: 1,
  passportId: '0d5c3a3e-6f0f-4b3b-9a52-3c8f1f7a2b10',
  documents: [],
  verificationCode: 'Zk3vQm0T8sYw1xLr5nBd2A',
  answers: {
    'personal-details': {
      titleId: 3,
      lastname: 'Ọlátúnjí',
      firstname: 'Adaeze',
      middlename: 'Ngozi',
      maidenName: 'Bello',
      genderId: 2,
      dateOfBirth: '2007-03-14',
      countryId: 566,
      stateId: 25,
      lgaId: 509,
      permanentAddress: '12 Marina Road, off Broad Street, Lagos Island, Lagos',
      mobileNumber: '08031234567',
      email: 'adaeze.olatunji@example.com',
      hasDisability: 'No',
      religionId: 1,
      jupebOptionId: 5,
      jupebOptionSubjectId: 6,
    },
    'sponsor-and-referee': {
      Sponsor: {
        Fullname: 'Babátúndé Ọlátúnjí',
        Address: '12 Marina Road, Lagos',
        MobileNumber: '+2348039876543',
        Email: 'b.olatunji@example.com',
        RelationshipId: 1,
      },
      Referee: {
        Fullname: 'Dr Ifeoma Eze',
        Address: 'Government College, Umuahia',
        MobileNumber: '08055512345',
        Email: 'ifeoma.eze@example.org',
      },
    },
    'o-level-result': {
      oLevelInfo: [
        {
          ExaminationTypeId: 1,
          examNumber: '4250101001',
          examYear: 2025,
          examCenter: 'Government College, Umuahia',
          resultPin: '123456789012',
          resultSerialNumber: 'WRC251234567',
          subjects: [
            { subjectId: 1, gradeId: 3 },
            { subjectId: 2, gradeId: 1 },
            { subjectId: 3, gradeId: 2 },
            { subjectId: 4, gradeId: 2 },
            { subjectId: 5, gradeId: 3 },
            { subjectId: 6, gradeId: 4 },
            { subjectId: 9, gradeId: 5 },
            { subjectId: 10, gradeId: 10 },
            { subjectId: 12, gradeId: 7 },
          ],
        },
      ],
    },
  },
});
