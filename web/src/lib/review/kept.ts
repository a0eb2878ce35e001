/** Where the record is kept that was chosen for a review. */

export const KEPT_RECORD = "record-to-review";
