/** Whether this is `npm run audit`, which leaves nothing out, and not `npm test`. */
export const inAudit = process.env.AUDIT === 'true';
