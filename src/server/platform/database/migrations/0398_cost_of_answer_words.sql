-- The words of one section take about a millisecond. Without its cost, a list of some hundred applications reads each of them and not
-- the index, and a search takes a second.
alter function answer_words_by_question(jsonb) cost 10000;
