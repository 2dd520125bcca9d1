-- The person whose turn it is, so that lists can show it without replaying the game; '' if it is nobody's.
alter table listings add column to_move text not null default '';
