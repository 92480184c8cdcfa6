// What the levels of bots do, and how long they think.
import { botLevel, capital, levelAbout } from '../state/names';
import { levels } from '../state/playNow';
import { t } from '../texts';

// One sentence for each of these levels, the weakest first.
export function LevelNotes({ of, id }: { of: string[]; id?: string }) {
  const told = levels.filter((level) => of.includes(level));
  if (told.length === 0) return null;
  return (
    <div class="level-notes small" id={id}>
      {told.map((level) => (
        <p key={level}>
          <b>{t('level-named', { level: capital(botLevel(level)) })}</b> {levelAbout(level)}
        </p>
      ))}
    </div>
  );
}
