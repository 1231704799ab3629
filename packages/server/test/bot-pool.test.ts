import { viewFor } from '@gaslamp/kernel/projection';
import { Piscina } from 'piscina';
import { expect, test, vi } from 'vitest';
import { create, start } from './harness.ts';

test('bots that a person waits for think before those who play among themselves, in windows before all else, and callers take turns', async () => {
  const { server, port } = await start();
  const { match } = await create(port, 2);
  const room = await server.lobby.room(match);
  const { game, pack } = room.record;
  const decision = room.match!.decision!;
  const question = { game, pack, bot: 'random', view: viewFor(room.match!, decision.player), decision };
  const thought: string[] = [];
  const ask = async (who: string, awaited: boolean, pass: number | null = null, caller = 'a'): Promise<void> => {
    const asked = { ...question, decision: { ...decision, pass } };
    const option = await server.lobby.driver.bots.choose(asked, awaited, caller, room.record.diceKey);
    expect(decision.options).toContainEqual(option);
    thought.push(who);
  };
  const window = decision.options[0]!;
  await Promise.all([
    ask('idle 1', false),
    ask('idle 2', false),
    ask('idle in a window', false, window),
    ask('awaited 1', true),
    ask('awaited 2', true),
    ask('awaited in a window', true, window),
    ask('awaited elsewhere', true, null, 'b'),
    ask('idle elsewhere', false, null, 'b'),
  ]);
  // The first question did not have to wait.
  expect(thought).toEqual([
    'idle 1',
    'awaited in a window',
    'awaited 1',
    'awaited elsewhere',
    'awaited 2',
    'idle in a window',
    'idle 2',
    'idle elsewhere',
  ]);
  await server.close();
});

test('a thread that starts is not stopped before it has started', async () => {
  const steps: string[] = [];
  const { run, destroy } = Piscina.prototype;
  vi.spyOn(Piscina.prototype, 'run').mockImplementation(async function (this: Piscina, ...task) {
    const answer = await run.apply(this, task);
    steps.push('started');
    return answer;
  });
  vi.spyOn(Piscina.prototype, 'destroy').mockImplementation(function (this: Piscina) {
    steps.push('stopped');
    return destroy.call(this);
  });
  const { server, port } = await start();
  const { match } = await create(port, 2);
  const room = await server.lobby.room(match);
  const decision = room.match!.decision!;
  const { game, pack, diceKey } = room.record;
  const question = { game, pack, bot: 'random', view: viewFor(room.match!, decision.player), decision };
  const chosen = server.lobby.driver.bots.choose(question, true, 'a', diceKey);
  await server.close();
  expect(await chosen).toBe(decision.options[0]);
  expect(steps).toEqual(['started', 'stopped']);
});
