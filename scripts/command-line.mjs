// Runs the command line: in a clone from a bundle that is built when needed (gaslamp.mjs), in a release from its files.

/** Returns esbuild's errors, one line each, or the message of any other error. */
const reasons = (error) =>
  (error.errors ?? [])
    .map(({ text, location }) => (location ? `${location.file}:${location.line}: ${text}` : text))
    .join('\n  ') || String(error.message ?? error);

/** Runs a command line and sets the exit code. `load` imports the module of an entry: `data` or `commands`. */
export async function commandLine(args, load) {
  // The reader of the output may close it early, like `head`.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 70));
  try {
    // The server's data belongs to the server: the other commands do not know about it.
    const isData = args[0] === 'data';
    const { main } = await load(isData ? 'data' : 'commands');
    process.exitCode = await (isData ? main(args.slice(1)) : main(args, process.argv[1]));
  } catch (error) {
    console.error(`gaslamp does not start: ${reasons(error)}`);
    if (process.env.GASLAMP_DEBUG) console.error(error);
    process.exitCode = 70;
  }
}
