/* Random games of Split it! in plain C. bench/sim.py compares the compiled kernels with them.

   The rules, the order of moves and the use of chance are those of src/splittable/sim/split_it, so
   the same seed gives the same games, with two to four seats and default options. Sets of seats,
   sections or columns are bit masks. Sections are 0 white, 1 pink, 2 black. Column 0 has the cards
   with number 1. */

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { MOST_SEATS = 4, CARDS = 70, LONGEST_ROW = 9, SECTIONS = 3, COLUMNS = 10, SPLITS = 28 };
enum { STAND_OFF_LIMIT = 10 };

/* The first action of each kind; splits come before all others. */
enum { REMOVE = SPLITS, GUESS = REMOVE + SECTIONS, JOKER = GUESS + SECTIONS };

enum reason { MOST_POINTS, MOST_COLUMNS, SHARED };
enum purpose { DEALING, PLAYING }; /* of a random stream */

static const int8_t DECK[CARDS] = {
    1,  2,  2,  3,  3,  3,  4,  4,  4,  4,  5,  5,  5,  5,  5,  6,  6,  6,  6,  6,  6,  7,  7,  7,
    7,  7,  7,  7,  8,  8,  8,  8,  8,  8,  8,  8,  9,  9,  9,  9,  9,  9,  9,  9,  9,  10, 10, 10,
    10, 10, 10, 10, 10, 10, 10, /* and 15 jokers, which are 0 */
};

/* By split: after which cards of the row. The splits of a shorter row come first. */
static const int8_t DIVIDERS[SPLITS][2] = {
    {1, 2}, {1, 3}, {2, 3}, {1, 4}, {2, 4}, {3, 4}, {1, 5}, {2, 5}, {3, 5}, {4, 5},
    {1, 6}, {2, 6}, {3, 6}, {4, 6}, {5, 6}, {1, 7}, {2, 7}, {3, 7}, {4, 7}, {5, 7},
    {6, 7}, {1, 8}, {2, 8}, {3, 8}, {4, 8}, {5, 8}, {6, 8}, {7, 8},
};

struct state {
    int seats;
    int round;
    int splitter;
    int8_t stock[CARDS];
    int drawn; /* cards of the stock laid into rows so far */
    int8_t row[LONGEST_ROW];
    int length;
    bool is_split;
    int8_t ends[SECTIONS]; /* where each section ends in the row */
    bool removal_due;
    int active;           /* set of seats that have not won cards this round */
    int sealed[SECTIONS]; /* by section: set of seats that have guessed it */
    int stand_offs;
    int placing; /* set of winners whose jokers are being placed */
    int8_t numbers[MOST_SEATS][COLUMNS];
    int8_t jokers[MOST_SEATS][COLUMNS];
    int8_t pending[MOST_SEATS];
    int8_t gone[COLUMNS + 1]; /* by card, joker first */
    bool over;
};

/* Sets */

static int8_t members_of[1 << COLUMNS][COLUMNS]; /* by set and place: its members, ascending */

static void fill_members(void)
{
    for (int set = 0; set < 1 << COLUMNS; set++) {
        int place = 0;
        for (int member = 0; member < COLUMNS; member++)
            if (set >> member & 1)
                members_of[set][place++] = (int8_t)member;
    }
}

static inline int size(int set)
{
    return __builtin_popcount((unsigned)set);
}

static inline int first(int set)
{
    return __builtin_ctz((unsigned)set);
}

/* Chance: splitmix64 */

static const uint64_t STEP = 0x9E3779B97F4A7C15;

static inline uint64_t mixed(uint64_t bits)
{
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
    return bits ^ bits >> 31;
}

static inline uint64_t begin(uint64_t seed, uint64_t number, enum purpose purpose)
{
    return mixed(mixed(seed + STEP) + 2 * number + purpose);
}

static inline uint64_t draw(uint64_t *chance)
{
    return mixed(*chance += STEP);
}

static inline int scaled(uint64_t bits32, int bound)
{
    return (int)(bits32 * (uint64_t)bound >> 32);
}

static inline int below(uint64_t *chance, int bound)
{
    return scaled(draw(chance) >> 32, bound);
}

static inline int any_of(int set, uint64_t *chance)
{
    return members_of[set][below(chance, size(set))];
}

static inline void swap(int8_t *cards, int one, int other)
{
    int8_t card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
}

static void shuffle(int8_t *cards, int count, uint64_t *chance)
{
    for (int last = count - 1; last > 0; last -= 2) {
        uint64_t drawn = draw(chance); /* enough for two places */
        swap(cards, last, scaled(drawn >> 32, last + 1));
        swap(cards, last - 1, scaled(drawn & 0xFFFFFFFF, last));
    }
}

/* The row and the displays */

static inline int left_of(const struct state *state, int seat)
{
    return seat + 1 < state->seats ? seat + 1 : 0;
}

static inline int row_length(const struct state *state)
{
    return state->seats == 4 ? 9 : 7;
}

static inline int splits(int length)
{
    return (length - 1) * (length - 2) / 2;
}

static inline int open_sections(const struct state *state)
{
    const int8_t *ends = state->ends;
    return (ends[0] > 0) | (ends[1] > ends[0]) << 1 | (ends[2] > ends[1]) << 2;
}

static inline int columns(const struct state *state, int seat)
{
    int found = 0;
    for (int column = 0; column < COLUMNS; column++)
        found |= (state->numbers[seat][column] > 0) << column;
    return found;
}

static inline int column_size(const struct state *state, int seat, int column)
{
    return state->numbers[seat][column] + state->jokers[seat][column];
}

static inline void discard(struct state *state, int begin, int end)
{
    for (int place = begin; place < end; place++)
        state->gone[state->row[place]]++;
}

/* Laying and splitting the row */

static void lay_row(struct state *state, int splitter)
{
    int length = row_length(state), left = CARDS - state->drawn;
    if (length > left)
        length = left;
    memcpy(state->row, state->stock + state->drawn, (size_t)length);
    state->drawn += length;
    state->length = length;
    state->round++;
    state->splitter = splitter;
    state->is_split = false;
    state->active = (1 << state->seats) - 1;
}

static void split(struct state *state, int8_t white, int8_t pink)
{
    state->ends[0] = white;
    state->ends[1] = pink;
    state->ends[2] = (int8_t)state->length;
    state->is_split = true;
    state->removal_due = state->seats == 2 && state->length == row_length(state);
}

static void remove_section(struct state *state, int section)
{
    int begin = section ? state->ends[section - 1] : 0, end = state->ends[section];
    discard(state, begin, end);
    memmove(state->row + begin, state->row + end, (size_t)(state->length - end));
    for (int later = section; later < SECTIONS; later++)
        state->ends[later] -= (int8_t)(end - begin);
    state->length -= end - begin;
    state->removal_due = false;
}

static void go_on(struct state *state)
{
    if (state->length >= 4)
        return;
    if (state->length >= 2) {
        split(state, 1, 2);
    } else if (state->drawn < CARDS) {
        lay_row(state, left_of(state, state->splitter));
    } else {
        state->over = true;
        state->active = 0;
    }
}

/* Placing jokers */

static inline int first_placing(const struct state *state)
{
    int seat = state->splitter;
    while (!(state->placing >> seat & 1))
        seat = left_of(state, seat);
    return seat;
}

static void place_jokers(struct state *state)
{
    while (state->placing) {
        int seat = first_placing(state);
        if (state->pending[seat]) {
            int choice = columns(state, seat);
            if (choice & (choice - 1))
                return; /* the seat has a choice of columns */
            if (choice) {
                state->jokers[seat][first(choice)] += state->pending[seat];
                state->pending[seat] = 0;
            }
        }
        state->placing &= ~(1 << seat);
    }
    go_on(state);
}

static void place_joker(struct state *state, int seat, int column)
{
    state->jokers[seat][column]++;
    state->pending[seat]--;
    place_jokers(state);
}

/* Guessing and collecting */

static inline int guessed(const struct state *state)
{
    return state->sealed[0] | state->sealed[1] | state->sealed[2];
}

static inline void collect(struct state *state, int seat, int begin, int end)
{
    for (int place = begin; place < end; place++) {
        int card = state->row[place];
        if (card)
            state->numbers[seat][card - 1]++;
        else
            state->pending[seat]++;
    }
}

static void settle(struct state *state)
{
    int before = state->length, contested = 0, winners = 0, begin = 0;
    for (int section = 0; section < SECTIONS; section++) {
        int end = state->ends[section], guessers = state->sealed[section];
        state->sealed[section] = 0;
        if (guessers & (guessers - 1)) {
            for (int place = begin; place < end; place++)
                state->row[contested++] = state->row[place];
        } else if (guessers) {
            winners |= guessers;
            collect(state, first(guessers), begin, end);
        } else {
            discard(state, begin, end);
        }
        begin = end;
    }
    state->length = contested;
    state->is_split = false;
    state->active &= ~winners;
    state->stand_offs = contested == before ? state->stand_offs + 1 : 0;
    state->placing = winners;
    if (state->length == 1 || state->stand_offs == STAND_OFF_LIMIT) {
        discard(state, 0, state->length);
        state->length = 0;
        state->stand_offs = 0;
    }
    place_jokers(state);
}

static void guess(struct state *state, int seat, int section)
{
    state->sealed[section] |= 1 << seat;
    if (guessed(state) == state->active)
        settle(state);
}

/* A game */

static void deal(struct state *state, uint64_t *chance)
{
    state->splitter = below(chance, state->seats);
    memcpy(state->stock, DECK, CARDS);
    shuffle(state->stock, CARDS, chance);
}

static void start(struct state *state)
{
    state->round = 0;
    state->drawn = 0;
    state->removal_due = false;
    memset(state->sealed, 0, sizeof state->sealed);
    state->stand_offs = 0;
    state->placing = 0;
    memset(state->numbers, 0, sizeof state->numbers);
    memset(state->jokers, 0, sizeof state->jokers);
    memset(state->pending, 0, sizeof state->pending);
    memset(state->gone, 0, sizeof state->gone);
    state->over = false;
    lay_row(state, state->splitter);
}

static inline int to_act(const struct state *state)
{
    if (state->placing)
        return 1 << first_placing(state);
    if (state->over)
        return 0;
    if (!state->is_split)
        return 1 << state->splitter;
    if (state->removal_due)
        return 1 << left_of(state, state->splitter);
    return state->active & ~guessed(state);
}

static inline int choose(const struct state *state, int seat, uint64_t *chance)
{
    if (state->placing)
        return JOKER + any_of(columns(state, seat), chance);
    if (!state->is_split)
        return below(chance, splits(state->length));
    return (state->removal_due ? REMOVE : GUESS) + any_of(open_sections(state), chance);
}

static inline void apply(struct state *state, int seat, int action)
{
    if (action < REMOVE)
        split(state, DIVIDERS[action][0], DIVIDERS[action][1]);
    else if (action < GUESS)
        remove_section(state, action - REMOVE);
    else if (action < JOKER)
        guess(state, seat, action - GUESS);
    else
        place_joker(state, seat, action - JOKER);
}

static int play(struct state *state, uint64_t chance)
{
    int length = 0;
    for (int waiting; (waiting = to_act(state)); length++) {
        int seat = first(waiting);
        apply(state, seat, choose(state, seat, &chance));
    }
    return length;
}

static void count_points(const struct state *state, int32_t *scores)
{
    memset(scores, 0, (size_t)state->seats * sizeof *scores);
    for (int column = 0; column < COLUMNS; column++) {
        int longest = 1;
        for (int seat = 0; seat < state->seats; seat++)
            if (column_size(state, seat, column) > longest)
                longest = column_size(state, seat, column);
        for (int seat = 0; seat < state->seats; seat++)
            if (column_size(state, seat, column) == longest)
                scores[seat] += column + 1;
    }
}

static enum reason outcome(const struct state *state, int32_t *scores, bool *winners)
{
    count_points(state, scores);
    int most_points = 0, most_columns = 0, level = 0, sharing = 0;
    for (int seat = 0; seat < state->seats; seat++)
        if (scores[seat] > most_points)
            most_points = scores[seat];
    for (int seat = 0; seat < state->seats; seat++)
        if (scores[seat] == most_points) {
            level++;
            int found = size(columns(state, seat));
            if (found > most_columns)
                most_columns = found;
        }
    for (int seat = 0; seat < state->seats; seat++) {
        winners[seat] =
            scores[seat] == most_points && size(columns(state, seat)) == most_columns;
        sharing += winners[seat];
    }
    if (sharing > 1)
        return SHARED;
    return level > 1 ? MOST_COLUMNS : MOST_POINTS;
}

/* Plays the first games of the seed's series; scores and winners are indexed by game and seat. */
void playouts(int seats, int64_t games, uint64_t seed, int32_t *lengths, int32_t *scores,
              bool *winners, int8_t *reasons)
{
    struct state state = {.seats = seats};
    fill_members();
    for (int64_t number = 0; number < games; number++) {
        uint64_t chance = begin(seed, (uint64_t)number, DEALING);
        deal(&state, &chance);
        start(&state);
        lengths[number] = play(&state, begin(seed, (uint64_t)number, PLAYING));
        reasons[number] =
            (int8_t)outcome(&state, scores + number * seats, winners + number * seats);
    }
}
