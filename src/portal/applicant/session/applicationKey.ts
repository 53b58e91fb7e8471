/** Under which the login leaves the application for the form, and a reload loads it anew. */
export const applicationKey = (programmeId: string) => ['application', programmeId] as const;
