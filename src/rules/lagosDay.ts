const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The college's calendar day, YYYY-MM-DD, at that moment. */
export const lagosDay = (moment: Date): string => calendar.format(moment);
