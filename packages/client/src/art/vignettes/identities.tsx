import type { Scenes } from './index.tsx';
import { disc, flame, hatch, ink, line, over, pale, rays, scene, shine, tentacle, white } from './kit.tsx';

export const identities: Scenes = {
  IDENTITY_LOYALIST: () =>
    scene(
      rays(60, 46, 40, 64, 2),
      // the emerald, held up from below
      pale('M40 14H80L100 38L60 86L20 38Z'),
      ink('M40 14L48 38H20ZM80 14L72 38H100ZM48 38L60 86L72 38Z'),
      hatch('M20 38H48L60 86Z', 2),
      hatch('M48 38L40 14H80L72 38Z', 1),
      line('M20 38H100M40 14L48 38L60 14L72 38L80 14M48 38L60 86L72 38', 1.4),
      white('M48 38L60 86L72 38', 1.2),
      tentacle('M14 101C2 84 30 74 18 54', 7),
      tentacle('M38 101C26 92 46 80 40 66', 6),
      tentacle('M82 101C94 92 74 80 80 66', 6),
      tentacle('M106 101C118 84 90 74 102 54', 7),
      over('M48 8L44-6L53 1L60-8L67 1L76-6L72 8Z'),
    ),
  IDENTITY_RESTORATIONIST: () =>
    scene(
      rays(60, 26, 20, 60, 2.6),
      // a torch over a crown that nobody wears
      over('M54 101L52 46H68L66 101ZM46 38H74L70 48H50Z'),
      white('M50 42H70M57 50V100M62 50V100', 0.9),
      flame(58, 38, 1.8),
      over('M48 60C46 54 52 52 56 54C60 52 66 52 70 55C74 56 74 60 72 64C74 68 72 76 68 80L67 101H51L50 80C46 76 46 66 48 60Z'),
      white('M49 62C54 65 62 64 72 62M49 69C54 72 64 71 72 68M50 76C56 78 64 77 70 75', 1.2),
      <g transform="rotate(-24 24 88)">
        {over('M8 98L4 78L14 86L20 74L26 84L28 98Z')}
        {white('M10 94H26', 1.2)}
      </g>,
      <g transform="rotate(20 96 90)">
        {over('M88 98L90 84L98 74L104 86L114 78L110 98Z')}
        {white('M90 94H109', 1.2)}
      </g>,
      over(`${disc(38, 94, 2.5)}${disc(80, 96, 2)}`),
      shine('M52 46H58L58 60H52Z'),
    ),
};
