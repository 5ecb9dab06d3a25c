// Loaded into a server before it starts: its clock is ahead by this many milliseconds.
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const { now } = Date;
Date.now = () => now() + ahead;
