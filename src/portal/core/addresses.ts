/** `/generate_jupeb_invoice`: a programme's invoice is shown under its own name too. */
export const ownInvoicePath = (programmeId: string) => `/generate_${programmeId}_invoice`;
